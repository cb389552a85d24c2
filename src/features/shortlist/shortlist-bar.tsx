import styled from 'styled-components';
import { format, useTranslation } from '../../i18n';
import { HeartIcon, Num, Link } from '../../ui';
import { usePublishedRecords, useWithdrawn } from '../../records';
import { useShortlist } from './shortlist';
import { compareAddress } from './unit-refs';

/** Floating link to the comparison, with the number of saved units. */
export function ShortlistBar() {
  const { t } = useTranslation();
  const items = useShortlist() ?? [];
  usePublishedRecords('projects'); // refreshes what `useWithdrawn` knows
  const isWithdrawn = useWithdrawn();
  if (items.length === 0) return null;
  const isSomeRemoved = items.some(({ project }) => isWithdrawn('projects', project));
  return (
    <aside aria-label={t('compare.label')}>
      <Pill to={compareAddress(items)}>
        <HeartIcon />
        <span>
          {t('compare.open')} <Num>({format.integer(items.length)})</Num>
          {isSomeRemoved && <small>{t('compare.someGone')}</small>}
        </span>
      </Pill>
    </aside>
  );
}

const Pill = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 48px;
  padding-inline: 18px 20px;
  font-weight: 500;
  background: var(--white);
  border: 1px solid var(--ink);
  border-radius: var(--r);
  box-shadow: var(--shadow-pop);
  transition:
    background-color var(--t1),
    color var(--t1);
  .icon {
    color: var(--brick);
    fill: currentColor;
  }
  small {
    display: block;
    font-weight: 400;
    font-size: var(--fs-xs);
    line-height: 1.6;
  }
  &:is(:hover, :active) {
    background: var(--ink);
    color: var(--white);
  }
  &:is(:hover, :active) .icon {
    color: inherit;
  }
  &:focus-visible {
    box-shadow: 0 0 0 3px var(--white); /* the ring is dark, and so may be the page below it */
  }
`;
