import styled from 'styled-components';
import { useTranslation } from '../i18n';
import type { Relaxation } from '../domain/conditions/relaxations';
import { RiyalText, Link } from '../ui';
import type { ConditionText } from './condition-texts';
import { markListNavigation } from './list-navigation';
import type { FilterAddress } from './use-filters';

interface RelaxationsProps<Asked> {
  relaxations: readonly Relaxation<Asked>[];
  hrefWith: FilterAddress<Asked>['hrefWith'];
  text: ConditionText;
  /** A price up to this one, in words. */
  priceText: (price: number) => string;
  /** A number of homes in words. */
  countText: (count: number) => string;
}

/** Where nothing matches: each single change that brings homes, and how many. */
export function Relaxations<Asked extends object>(props: RelaxationsProps<Asked>) {
  const { relaxations, hrefWith, text, priceText, countText } = props;
  const { t } = useTranslation('conditions');
  const changeText = ({ name, value, change }: Relaxation<Asked>): string => {
    const widened = (change as Partial<Record<string, unknown>>)[name];
    if (name === 'price_max') return priceText(Number(widened));
    if (name === 'rooms' && widened !== undefined) return t('relax.rooms', { rooms: text(name, widened) });
    return t('relax.remove', { condition: text(name, value) });
  };
  return (
    <>
      <p role="status">{relaxations.length > 0 ? t('relax.heading') : t('relax.none')}</p>
      <Changes>
        {relaxations.map((relaxation) => {
          const to = hrefWith(relaxation.change);
          return (
            <li key={to}>
              <Link to={to} onClick={() => markListNavigation('removal')}>
                <RiyalText text={changeText(relaxation)} />
                <small>{countText(relaxation.count)}</small>
              </Link>
            </li>
          );
        })}
      </Changes>
    </>
  );
}

const Changes = styled.ul`
  display: grid;
  gap: var(--s2);
  a {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s3);
    min-block-size: 44px;
    font-weight: 500;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.35em;
  }
  a:hover {
    color: var(--brick);
  }
`;
