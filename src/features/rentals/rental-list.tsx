/** The list of homes for rent: baked first page, then the API by filters and page. */
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { lazyDialog } from '../../ui';
import {
  createListMemory,
  FilteredList,
  useAtHand,
  useBaked,
  useBakedPictures,
  useFilters,
  useLiveList,
} from '../listing';
import type { Listing } from '../listing';
import { noting, useOfferedList } from '../live-records';
import { unitsSearch } from '../units';
import type { RentalCardData } from './rental';
import { RentalCard } from './rental-card';
import { loadRentals, narrowRentals, rentalFilters } from './rental-list-request';
import { RentalToggles } from './rental-toggles';
import { useActiveRentalFilters } from './use-active-rental-filters';

interface RentalListProps {
  baked: Listing<RentalCardData>;
  /** What the other pages hold: names for readers without JavaScript, what is known while the API is away for those with it. */
  rest: readonly RentalCardData[];
  /** Query string of the address. */
  search: string;
}

const load = noting('rentals', loadRentals);
const memory = createListMemory<RentalCardData>();
const RentalFilters = lazyDialog(() => import('./rental-filters'));

export function RentalList({ baked, rest, search }: RentalListProps) {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const address = useFilters(rentalFilters, routes.rentals, search);
  const { filters, key, apply } = address;
  const { parse } = rentalFilters;
  const atHand = useAtHand({ first: baked, rest, memory, parse, narrow: narrowRentals });
  const live = useOfferedList('rentals', useLiveList({ key, baked: useBaked(baked), memory, load, atHand }));
  const picture = useBakedPictures(baked.data, rest);
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
