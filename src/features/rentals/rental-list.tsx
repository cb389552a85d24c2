import { useLocalized, useTranslation } from '../../i18n';
import { rentalConditions } from '../../domain/conditions/table';
import { routes } from '../../lib/routes';
import { useLazyModule } from '../../browser/use-lazy-module';
import { createLazyComponent } from '../../ui';
import {
  createPageCache,
  FilteredList,
  usePrerenderedResults,
  usePrerenderedPage,
  useFilters,
  toActiveFilters,
  useLivePage,
} from '../../lists';
import type { PageOfResults } from '../../lists';
import { Sentence } from '../finder';
import { trackWithdrawn, useWithoutWithdrawn } from '../../records';
import { useCoversByUrl } from '../../records/pictures';
import { unitsSearch } from '../units';
import type { RentalCardData } from './rental';
import { RentalCard } from './rental-card';
import {
  loadRentals,
  narrowRentals,
  rentalFilters,
  rentalMatching,
  rentalSorts,
} from './rental-list-request';
import { RentalToggles } from './rental-toggles';
import { useRentalConditionTexts } from './use-rental-condition-texts';

interface RentalListProps {
  prerendered: PageOfResults<RentalCardData>;
  /** Rows of the other pages: links without JavaScript, known rows while the API is unavailable. */
  rest: readonly RentalCardData[];
  /** Query string of the address. */
  search: string;
  /** State of the current location. */
  state?: unknown;
}

const load = trackWithdrawn('rentals', loadRentals);
const cache = createPageCache<RentalCardData>();
const RentalFilters = createLazyComponent(() => import('./rental-filters'));
const RentalRelaxations = createLazyComponent(() => import('./rental-relaxations'));

/** The rentals: prerendered first page, then pages and filters from the API. */
export function RentalList({ prerendered, rest, search, state }: RentalListProps) {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const address = useFilters(rentalFilters, routes.rentals, search);
  const { filters, key, apply, hrefWith } = address;
  const sort = rentalSorts.nameOf(filters);
  const { parse } = rentalFilters;
  useLazyModule(rentalMatching, key !== '');
  const known = usePrerenderedResults({
    first: prerendered,
    rest,
    cache: cache,
    parse,
    narrow: narrowRentals,
  });
  const live = useWithoutWithdrawn(
    'rentals',
    useLivePage({
      key,
      prerendered: usePrerenderedPage(prerendered),
      cache: cache,
      load,
      ...known,
    }),
  );
  const picture = useCoversByUrl(prerendered.data, rest);
  const text = useRentalConditionTexts([...live.page.data, ...prerendered.data, ...rest]);
  // The two toggles of the toolbar show these.
  const isToggled = (name: string) => (name === 'has_ac' || name === 'has_kitchen') && filters[name] === true;
  return (
    <FilteredList
      path={routes.rentals}
      address={address}
      live={live}
      count={(count) => t('count', { count })}
      noResults={{
        title: t('none'),
        hint: t('noneHint'),
        relaxations: <RentalRelaxations address={address} known={{ first: prerendered, rest, cache }} />,
      }}
      before={<Sentence search={search} state={state} />}
      interestSearch={unitsSearch({ rooms: filters.rooms })}
      active={[
        ...toActiveFilters(rentalConditions, address, text).filter(({ key }) => !isToggled(key)),
        ...rentalSorts.toActiveFilter(filters, t(`sort.${sort}`), hrefWith),
      ]}
      toggles={<RentalToggles address={address} />}
      dialog={(state) => (
        <RentalFilters
          {...state}
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
