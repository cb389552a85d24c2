import styled from 'styled-components';
import { useHydrated } from '../../browser/hydration';
import { useTranslation } from '../../i18n';
import type { SearchedList } from '../../domain/sentence/to-list-conditions';
import { routes } from '../../lib/routes';
import { useHasPlugin } from '../organization';
import { getReadSentence } from './sentence-state';
import { toQueryOf } from './to-query-of';
import { Link } from '../../ui';

interface ListSwitchProps {
  /** The list of this page. */
  list: SearchedList;
  location: { search: string; state?: unknown };
}

const lists = ['projects', 'rentals'] as const;

/** To buy or to rent, with what was asked kept. Nothing where no homes are rented out. */
export function ListSwitch({ list, location: { search, state } }: ListSwitchProps) {
  const { t } = useTranslation('search');
  const hasRentals = useHasPlugin('Rental');
  const asked = useHydrated() ? search : '';
  if (!hasRentals) return null;
  const sentence = getReadSentence(state);
  return (
    <Choices aria-label={t('deal.title')}>
      {lists.map((one) => (
        <Link
          key={one}
          to={routes[one] + (one === list ? asked : toQueryOf(one, asked))}
          state={sentence && { sentence: one === list ? sentence : { ...sentence, unfiltered: {} } }}
          aria-current={one === list ? 'page' : undefined}
        >
          {t(`deal.${one}`)}
        </Link>
      ))}
    </Choices>
  );
}

const Choices = styled.nav`
  display: inline-flex;
  margin-block-end: var(--s3);
  border: 1px solid var(--line-strong);
  border-radius: var(--r);
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: var(--s5);
    font-size: var(--fs-sm);
  }
  a:hover {
    color: var(--brick);
  }
  [aria-current] {
    background: var(--ink);
    color: var(--white);
  }
`;
