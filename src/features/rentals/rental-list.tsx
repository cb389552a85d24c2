/** The list of homes for rent: baked first page, then the API by filters and page. */
import { lazy } from 'react';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import {
  createListMemory,
  FilteredList,
  useBaked,
  useBakedPictures,
  useFilters,
  useLiveList,
} from '../listing';
import type { Listing } from '../listing';
import type { RentalCardData } from './rental';
import { RentalCard } from './rental-card';
import { loadRentals, rentalFilters } from './rental-list-request';
import { RentalToggles } from './rental-toggles';
import { useActiveRentalFilters } from './use-active-rental-filters';

interface RentalListProps {
  baked: Listing<RentalCardData>;
  /** What the other pages hold: names for readers without JavaScript, pictures for those with it. */
  rest: readonly Pick<RentalCardData, 'id' | 'title' | 'cover'>[];
  /** Query string of the address. */
  search: string;
}

const memory = createListMemory<RentalCardData>();
const loadFilters = () => import('./rental-filters');
const RentalFilters = lazy(loadFilters);

export function RentalList({ baked, rest, search }: RentalListProps) {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const address = useFilters(rentalFilters, routes.rentals, search);
  const { filters, key, apply } = address;
  const live = useLiveList({ key, baked: useBaked(baked), memory, load: loadRentals });
  const picture = useBakedPictures(baked.data, rest);
  const active = useActiveRentalFilters(address);
  return (
    <FilteredList
      path={routes.rentals}
      address={address}
      live={live}
      count={(count) => t('count', { count })}
      none={{ title: t('none'), hint: t('noneHint') }}
      active={active}
      toggles={<RentalToggles address={address} />}
      dialog={(state) => <RentalFilters {...state} filters={filters} onApply={apply} />}
      preloadDialog={() => void loadFilters()}
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
