import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDates, useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { Button, ButtonLink, CloudOffIcon, EmptyState, SearchXIcon } from '../ui';
import type { LivePage } from './use-live-page';

type Failure = NonNullable<LivePage<unknown>['failed']>;

/** When the shown page was read, while the API does not answer; nothing where no page is known. */
export function CachedNotice({ at, retry, retrying }: Failure) {
  const { t } = useTranslation('lists');
  const dates = useDates();
  if (!at) return null;
  return (
    <Line>
      <CloudOffIcon />
      <p role="status">{t('asOf', { date: dates.dateTime(at) })}</p>
      <Button small variant="outline" busy={retrying} onClick={retry}>
        {t('retry')}
      </Button>
    </Line>
  );
}

interface NotLoadedProps extends Pick<Failure, 'retry' | 'retrying'> {
  /** Address of the first page without filters; undefined where that is the page that was not loaded. */
  allHref: string | undefined;
}

/** In place of cards that could not be loaded: offers to try again. */
export function NotLoaded({ retry, retrying, allHref }: NotLoadedProps) {
  const { t } = useTranslation('lists');
  return (
    <EmptyState icon={CloudOffIcon} title={t('notLoaded')} text={t('notLoadedHint')}>
      <Button small busy={retrying} onClick={retry}>
        {t('retry')}
      </Button>
      {allHref && (
        <ButtonLink small variant="outline" to={allHref}>
          {t('wholeList')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

interface NoResultsProps {
  /** Rows on all pages. */
  total: number;
  /** Says that nothing matches, or that there is nothing. */
  title: string;
  /** What else a visitor may do. */
  hint?: string;
  /** Single conditions that can be given up. */
  relaxations?: ReactNode;
  /** Address of the first page without filters. */
  allHref: string;
  /** Address of the first page with these filters. */
  firstHref: string;
  filtered: boolean;
  /** What was looked for, as a query string of the form that registers interest. */
  interestSearch?: string;
}

/** In place of cards: nothing matches, the page is past the last one, or the list is empty. */
export function NoResults({
  total,
  title,
  hint,
  relaxations,
  allHref,
  firstHref,
  filtered,
  interestSearch = '',
}: NoResultsProps) {
  const { t } = useTranslation('lists');
  if (total > 0)
    return (
      <EmptyState icon={SearchXIcon} title={t('pastTheEnd')}>
        <ButtonLink small variant="outline" to={firstHref}>
          {t('firstPage')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState icon={SearchXIcon} title={title} text={hint} list={relaxations}>
      {filtered && (
        <ButtonLink small variant="outline" to={allHref}>
          {t('clearFilters')}
        </ButtonLink>
      )}
      <ButtonLink small to={routes.interest + interestSearch}>
        {t('nav.interest')}
      </ButtonLink>
    </EmptyState>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  padding: var(--s3) var(--s4);
  border-inline-start: 3px solid var(--warning);
  background: var(--warning-tint);
  color: var(--warning-700);
  font-size: var(--fs-sm);
  p {
    flex: 1 1 12em;
  }
`;
