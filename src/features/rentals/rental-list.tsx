import { useLocalized, useTranslation } from '../../i18n';
import { askedConditions } from '../../domain/conditions/match';
import { rentalConditions } from '../../domain/conditions/rental-table';
import { routes } from '../../lib/routes';
import { createLazyComponent } from '../../ui';
import {
  createPageCache,
  FilteredList,
  usePrerenderedResults,
  usePrerenderedPage,
  useFilters,
  toActiveFilters,
  SortSelect,
  useLivePage,
} from '../../lists';
import type { PageOfResults } from '../../lists';
import { trackWithdrawn, useWithoutWithdrawn } from '../../records';
import { useCoversByUrl } from '../../records/pictures';
import { unitsSearch } from '../units';
import type { RentalCardData } from './rental';
import { RentalCard } from './rental-card';
import {
  answerRentals,
  loadRentals,
  rentalFilters,
  rentalSorts,
  type RentalFilters as RentalFilterValues,
} from './rental-list-request';
import { useRentalConditionTexts } from './use-rental-condition-texts';

interface RentalListProps {
  prerendered: PageOfResults<RentalCardData>;
  /** Rows of the other pages: links without JavaScript, known rows while the API is unavailable. */
  rest: readonly RentalCardData[];
  /** Query string of the address. */
  search: string;
}

const load = trackWithdrawn('rentals', loadRentals);
/** Whether something is asked; otherwise all are listed, as cards. */
const isSearch = (filters: RentalFilterValues): boolean =>
  askedConditions(rentalConditions, filters).length > 0;
const cache = createPageCache<RentalCardData>();
const RentalFilters = createLazyComponent(() => import('./rental-filters'));
const RentalRows = createLazyComponent(() => import('./rental-rows'));
const RentalRelaxations = createLazyComponent(() => import('./rental-relaxations'));
/** Loads what shows the results of a search. */
export const preloadFoundRentals = RentalRows.preload;
const loadView = (key: string) => (isSearch(rentalFilters.parse(key)) ? RentalRows.load() : undefined);

/** The rentals: prerendered first page, then pages and filters from the API. */
export function RentalList({ prerendered, rest, search }: RentalListProps) {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const address = useFilters(rentalFilters, routes.rentals, search);
  const { filters, key, apply, hrefWith } = address;
  const known = usePrerenderedResults({
    ...{ first: prerendered, rest, cache },
    parse: rentalFilters.parse,
    answer: answerRentals,
  });
  const live = useWithoutWithdrawn(
    'rentals',
    useLivePage({
      key,
      prerendered: usePrerenderedPage(prerendered),
      cache: cache,
      ...{ load, loadView },
      ...known,
    }),
  );
  const picture = useCoversByUrl(prerendered.data, rest);
  const text = useRentalConditionTexts([...live.page.data, ...prerendered.data, ...rest], key !== '');
  return (
    <FilteredList
      path={routes.rentals}
      address={address}
      live={live}
      count={({ meta }) => t('count', { count: meta.total })}
      noResults={{
        title: t('none'),
        hint: t('noneHint'),
        relaxations: <RentalRelaxations address={address} known={{ first: prerendered, rest, cache }} />,
      }}
      interestSearch={unitsSearch({ rooms: filters.rooms })}
      active={toActiveFilters(rentalConditions, address, text)}
      tools={
        <SortSelect
          names={rentalSorts.names}
          value={rentalSorts.nameOf(filters)}
          labelOf={(name) => t(`sort.${name}`)}
          hrefOf={(name) => hrefWith(rentalSorts.filtersOf(name))}
        />
      }
      otherView={
        isSearch(filters) && !live.pending
          ? (cards, _rows, drawn) => <RentalRows rentals={drawn} meanwhile={cards} />
          : undefined
      }
      dialog={(dialogState) => (
        <RentalFilters
          {...dialogState}
          filters={filters}
          onApply={apply}
          {...known}
          known={{ first: prerendered, rest, cache }}
        />
      )}
      preloadDialog={RentalFilters.preload}
      otherPages={rest.map(({ id, title }) => ({ to: routes.rental(id), name: localized(title) }))}
    >
      {(rental, index) => (
        <RentalCard
          rental={{ ...rental, cover: picture(rental.cover ?? rental.photos?.[0]) }}
          arch={index === 0}
          priority={index === 0}
        />
      )}
    </FilteredList>
  );
}
