import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { format, useDates, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Button, RiyalText, VisuallyHidden, Link } from '../../ui';
import type { Match, Matches } from '../search';
import { findMatches } from './find-matches';
import { cheaperMatches, newMatches } from './last-visit';
import { maxMatches, type RememberedSearch } from './stored-visits';
import { useSearchName } from './use-search-name';
import { visits } from './visits';

/** New or cheaper units that are named at most. */
const maxNamed = 6;

/** A remembered search: its name and link, and which homes match since the last visit. */
export function RememberedRow({ search }: { search: RememberedSearch }) {
  const { t } = useTranslation('visits');
  const dates = useDates();
  const { name, address } = useSearchName(search);
  const matches = useMatches(search);
  const { seen } = search;
  const found = matches === 'unavailable' ? undefined : matches?.units;
  const fresh = new Set(seen && found ? newMatches(seen, found) : []);
  const cheaper = seen && found ? cheaperMatches(seen, found) : undefined;
  const changed = (found ?? []).filter(({ id }) => fresh.has(id) || cheaper?.has(id));
  const since = seen && dates.date(seen.before.at);
  const isTooMuch = matches !== 'unavailable' && (matches?.count ?? 0) > maxMatches;
  return (
    <Row>
      <Head>
        <Link to={address}>{name}</Link>
        <Button variant="outline" small onClick={() => visits.forget(search)}>
          {t('forget')}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      </Head>
      <p role="status">
        {matches === 'unavailable' && t('unavailable')}
        {isTooMuch && t('tooMuch')}
        {found && !isTooMuch && changed.length === 0 && t('nothingNew', { date: since ?? '' })}
        {fresh.size > 0 &&
          !isTooMuch &&
          t('new', { count: fresh.size, formatted: format.integer(fresh.size), date: since ?? '' })}
        {cheaper && cheaper.size > 0 && !isTooMuch && ` ${t('cheaper', { count: cheaper.size })}`}
      </p>
      {changed.length > 0 && !isTooMuch && (
        <>
          <ChangedUnits matches={changed.slice(0, maxNamed)} before={cheaper} />
          <Button variant="outline" small onClick={() => visits.acknowledgeMatches(search)}>
            {t('known')}
          </Button>
        </>
      )}
    </Row>
  );
}

/** Reads what the search finds, once for each search and again after the connection is back, and remembers it. */
function useMatches(search: RememberedSearch): Matches | 'unavailable' | undefined {
  const [matches, setMatches] = useState<Matches | 'unavailable'>();
  const { query } = search;
  const slug = search.project?.slug;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (found: Matches | undefined) => {
      if (signal.aborted) return;
      setMatches(found ?? 'unavailable');
      const matches = found?.units.map(({ id, price }) => ({ id, price }));
      if (matches && found?.count === matches.length)
        visits.noteMatches(search, matches, new Date().toISOString());
    };
    const read = () => void findMatches(search, signal).then(show, () => show(undefined));
    read();
    window.addEventListener('online', read, { signal });
    return () => controller.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another object of the same search is no other search
  }, [query, slug]);
  return matches;
}

interface ChangedUnitsProps {
  matches: readonly Match[];
  /** What those that are cheaper cost before, by their ids. */
  before: ReadonlyMap<string, number> | undefined;
}

/** Links to units that are new in a search, or cheaper. */
function ChangedUnits({ matches, before }: ChangedUnitsProps) {
  const { t } = useTranslation('visits');
  const { t: tc } = useTranslation();
  const localized = useLocalized();
  return (
    <NewRows>
      {matches.map(({ id, flat_number, building, price, project }) => (
        <li key={id}>
          <Mark>{before?.has(id) ? t('cheaperMark') : t('newMark')}</Mark>
          <Link to={routes.unit(project.slug, id)}>
            {t('home', {
              flat: flat_number,
              building: localized(building),
              project: localized(project.name),
            })}
          </Link>
          {price ? (
            <span>
              <RiyalText text={tc('sar', { amount: format.integer(price) })} />
              {before?.has(id) && (
                <>
                  {' '}
                  <del>
                    <RiyalText text={tc('sar', { amount: format.integer(before.get(id) ?? 0) })} />
                  </del>
                </>
              )}
            </span>
          ) : null}
        </li>
      ))}
    </NewRows>
  );
}

const Row = styled.li`
  display: grid;
  justify-items: start;
  gap: var(--s2);
  padding-block: var(--s3);
  border-block-start: 1px solid var(--line);
  font-size: var(--fs-sm);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  inline-size: 100%;
  button {
    position: relative; /* of the hidden name, which would widen the page */
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
`;

const NewRows = styled.ul`
  display: grid;
  gap: var(--s2);
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
`;

const Mark = styled.strong`
  padding-inline: 8px;
  font-weight: 500;
  background: var(--success-tint);
  color: var(--success-700);
`;
