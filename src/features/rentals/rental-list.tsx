import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { lazyDialog } from '../../ui';
import {
  createPageCache,
  FilteredList,
  useAtHand,
  usePrerenderedPage,
  usePrerenderedPictures,
  useFilters,
  useLiveList,
} from '../../lists';
import type { PageOfResults } from '../../lists';
import { noting, useOfferedList } from '../live-records';
import { unitsSearch } from '../units';
import type { RentalCardData } from './rental';
import { RentalCard } from './rental-card';
import { loadRentals, narrowRentals, rentalFilters } from './rental-list-request';
import { RentalToggles } from './rental-toggles';
import { useActiveRentalFilters } from './use-active-rental-filters';

interface RentalListProps {
  prerendered: PageOfResults<RentalCardData>;
  /** Rows of the other pages: links without JavaScript, known rows while the API is unavailable. */
  rest: readonly RentalCardData[];
  /** Query string of the address. */
  search: string;
}

const load = noting('rentals', loadRentals);
const cache = createPageCache<RentalCardData>();
const RentalFilters = lazyDialog(() => import('./rental-filters'));

/** The rentals: prerendered first page, then pages and filters from the API. */
export function RentalList({ prerendered, rest, search }: RentalListProps) {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const address = useFilters(rentalFilters, routes.rentals, search);
  const { filters, key, apply } = address;
  const { parse } = rentalFilters;
  const atHand = useAtHand({ first: prerendered, rest, memory: cache, parse, narrow: narrowRentals });
  const live = useOfferedList(
    'rentals',
    useLiveList({ key, prerendered: usePrerenderedPage(prerendered), memory: cache, load, atHand }),
  );
  const picture = usePrerenderedPictures(prerendered.data, rest);
  const active = useActiveRentalFilters(address);
  return (
    <FilteredList
      path={routes.rentals}
      address={address}
      live={live}
      count={(count) => t('count', { count })}
      none={{ title: t('none'), hint: t('noneHint') }}
      wishes={unitsSearch({ rooms: filters.rooms })}
      active={active}
      toggles={<RentalToggles address={address} />}
      dialog={(state) => <RentalFilters {...state} filters={filters} onApply={apply} atHand={atHand} />}
      preloadDialog={RentalFilters.prepare}
      rest={rest.map(({ id, title }) => ({ to: routes.rental(id), name: localized(title) }))}
    >
      {(rental, index) => (
        <RentalCard
          rental={{ ...rental, cover: picture(rental.cover ?? rental.photos?.[0]) }}
          arch={index === 0}
          loading={index === 0 ? 'eager' : 'lazy'}
        />
      )}
    </FilteredList>
  );
}
