import { useLocalized, useTranslation } from '../../i18n';
import { usePriceFilter, useRoomsFilter, type ActiveFilter, type FilterAddress } from '../../lists';
import { useUnitTexts } from '../units';
import type { RentalFilters } from './rental-conditions';
import { rentalSorts } from './rental-list-request';
import type { nameOfPlace } from './rental-place';

/**
 * The active filters with their labels, except those of the two toggles in the toolbar.
 * @param nameOf name of a place by its id; undefined until it can be said
 */
export function useActiveRentalFilters(
  { filters, hrefWith }: FilterAddress<RentalFilters>,
  nameOf: ((id: string) => ReturnType<typeof nameOfPlace>) | undefined,
): ActiveFilter[] {
  const { t } = useTranslation('rentals');
  const texts = useUnitTexts();
  const localized = useLocalized();
  const {
    status_id,
    has_ac,
    has_kitchen,
    rooms,
    city,
    district = [],
    price_max,
    parking,
    furnishing,
  } = filters;
  const placeName = (id: string) => localized(nameOf?.(id)) || id;
  const priceFilter = usePriceFilter(price_max, hrefWith({ price_max: undefined }));
  const roomsFilter = useRoomsFilter(rooms, hrefWith({ rooms: undefined }));
  const sort = rentalSorts.nameOf(filters);
  const active: (ActiveFilter | false | undefined)[] = [
    status_id && {
      key: 'status_id',
      label: texts.state(status_id),
      to: hrefWith({ status_id: undefined }),
    },
    has_ac === false && { key: 'has_ac', label: t('noAc'), to: hrefWith({ has_ac: undefined }) },
    has_kitchen === false && {
      key: 'has_kitchen',
      label: t('noKitchen'),
      to: hrefWith({ has_kitchen: undefined }),
    },
    roomsFilter,
    city !== undefined && {
      key: 'city',
      label: placeName(city),
      to: hrefWith({ city: undefined }),
    },
    ...district.map((id) => ({
      key: `district ${id}`,
      label: placeName(id),
      to: hrefWith({ district: district.filter((other) => other !== id) }),
    })),
    priceFilter,
    parking !== undefined && {
      key: 'parking',
      label: t(parking ? 'filter.parking' : 'noParking'),
      to: hrefWith({ parking: undefined }),
    },
    furnishing && {
      key: 'furnishing',
      label: t(`furnishings.${furnishing}`),
      to: hrefWith({ furnishing: undefined }),
    },
    sort !== 'newest' && {
      key: 'sort',
      label: t(`sort.${sort}`),
      to: hrefWith({ orderBy: undefined, desc: undefined }),
    },
  ];
  return active.filter((filter) => !!filter);
}
