import { useEffect, useMemo, useState } from 'react';
import { askedConditions } from '../../domain/conditions/match';
import type { Place } from '../../domain/conditions/place-name';
import type { Places } from '../../domain/conditions/places';
import { unitConditions } from '../../domain/conditions/table';
import type { SearchedList } from '../../domain/sentence/to-list-conditions';
import { toSearchFilter } from '../../domain/search/to-search-filter';
import { useLocalized, useTranslation } from '../../i18n';
import { foldText } from '../../lib/fold-text';
import { routes } from '../../lib/routes';
import { useConditionTexts, useListedPlaces } from '../../lists';
import { useHasPlugin, useIsEnabled } from '../organization';
import { searchCode, useHomesIndex } from './homes-index';
import { readSearch, type ReadSearch } from './read-search';
import { searchHomes } from './search-homes';
import { useSearch } from './use-search';

export interface Suggestion {
  /** Where it leads. */
  readonly href: string;
  readonly title: string;
  /** Below the title. */
  readonly place?: string;
  /** At the other end: what kind it is, or how much it would find. */
  readonly note?: string;
  /** State of the history's entry. */
  readonly state?: object;
}

/** Suggestions at most. */
const limit = 6;
/** Letters typed at least. */
const minLength = 2;
/** Milliseconds without a key after which homes are counted. */
const debounce = 300;

interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** Where the whole of what is typed leads; undefined until all places are known. */
  readonly whole: ReadSearch | undefined;
}

/** What may be meant by what is typed: a sentence with what it would find, districts, projects, rentals and articles. */
export function useSuggestions(typed: string, page: SearchedList): Suggestions {
  const { t } = useTranslation('search');
  const localized = useLocalized();
  const hasRentals = useHasPlugin('Rental');
  const isEnabled = useIsEnabled();
  const index = useHomesIndex(true);
  const listed = useListedPlaces();
  const places = index?.places ?? listed;
  const text = typed.trim();
  const read = useMemo(
    () => (text ? readSearch(text, places, { page, hasRentals }) : undefined),
    [text, places, page, hasRentals],
  );
  const whole = index && read;
  // No sentence asks for a status.
  const condition = useConditionTexts(
    unitConditions,
    (_group, value) => value,
    (kind, id) => searchCode.get()?.findPlace(kind, id, [], places),
  );
  const homes = useHomesFound(read);
  const { state, search } = useSearch();
  useEffect(() => search(text), [search, text]);
  if (text.length < minLength) return { suggestions: [], whole };

  const asked = read?.asked;
  const conditions = asked?.list === 'projects' ? askedConditions(unitConditions, asked.conditions) : [];
  const sentence: Suggestion[] =
    read && conditions.length > 0
      ? [
          {
            ...{ href: read.href, state: read.state },
            title: conditions.map(([name, , value]) => condition(name, value)).join(t('separator')),
            ...(homes !== undefined && { note: t('homes', { count: homes }) }),
          },
        ]
      : [];
  const districts = districtsNamed(text, places, index?.projects ?? []).map((district): Suggestion => ({
    href: `${routes.projects}?district=${encodeURIComponent(district.id)}`,
    title: localized(district.label),
    place: localized(places.cities.find(({ id }) => id === district.parent_id)?.label),
    note: t('kinds.district'),
  }));
  const hits = (state.status === 'found' ? state.results : [])
    .filter(({ to }) => isEnabled(to))
    .map(({ to, kind, title, place }): Suggestion => ({
      href: to,
      title: localized(title),
      place: localized(place),
      note: t(`kinds.${kind}`),
    }));
  const all = [...sentence, ...districts.slice(0, 2), ...hits];
  const distinct = all.filter(({ href }, at) => all.findIndex((one) => one.href === href) === at);
  return { suggestions: distinct.slice(0, limit), whole };
}

/** Districts with projects, with a name that begins with what is typed, or a word of it. */
function districtsNamed(
  typed: string,
  { districts }: Places,
  projects: readonly { readonly district: string }[],
): Place[] {
  const begun = foldText(typed);
  const used = new Set(projects.map(({ district }) => district));
  const begins = (name: string) => {
    const folded = foldText(name);
    return (
      folded.startsWith(begun) ||
      folded.split(/\s+/).some((word) => word.startsWith(begun) || word.replace(/^ال/, '').startsWith(begun))
    );
  };
  return districts.filter(({ id, label }) => used.has(id) && (begins(label.ar) || begins(label.en)));
}

/** How many homes a sentence would find; undefined until the API has said so. */
function useHomesFound(read: ReadSearch | undefined): number | undefined {
  const asked = read?.asked?.list === 'projects' ? read.asked.conditions : undefined;
  const key = JSON.stringify(asked && toSearchFilter(asked));
  const [found, setFound] = useState<{ key: string; units: number }>();
  useEffect(() => {
    if (!key || key === '{}') return undefined;
    const controller = new AbortController();
    const count = async () => {
      const filter = JSON.parse(key) as ReturnType<typeof toSearchFilter>;
      const result = await searchHomes(
        { ...filter, per_page: 1, units_per_project: 1 },
        [],
        controller.signal,
      );
      if (result.ok && !controller.signal.aborted) setFound({ key, units: result.value.units });
    };
    const timer = setTimeout(() => void count(), debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key]);
  return found !== undefined && found.key === key ? found.units : undefined;
}
