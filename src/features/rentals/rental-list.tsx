/** The list of units for rent: baked first page, then the API by filters and page. */
import { useCallback } from 'react';
import { api } from '../../api/browser';
import { enums } from '../../api/contract';
import { settle } from '../../api/result';
import type { paths } from '../../api/schema';
import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import {
  createCodec,
  createSorts,
  FilterSelect,
  flag,
  ListPage,
  oneOf,
  pageNumber,
  useFilters,
  useLiveList,
} from '../listing';
import type { Listing } from '../listing';
import type { RentalData } from './rental';
import { RentalCard } from './rental-card';

type Filters = NonNullable<paths['/public/rentals/list']['get']['parameters']['query']>;

export const rentalFilters = createCodec<Filters>({
  page: pageNumber,
  orderBy: oneOf(enums.RentalOrder),
  desc: flag,
  status_id: oneOf(enums.RentalState),
  has_ac: flag,
  has_kitchen: flag,
});

const sorts = createSorts<(typeof enums.RentalOrder)[number]>({
  newest: {},
  cheapest: { orderBy: 'annual_rent', desc: false },
  dearest: { orderBy: 'annual_rent', desc: true },
  largest: { orderBy: 'total_area', desc: true },
});

interface RentalListProps {
  baked: Listing<RentalData>;
  /** Query string of the address. */
  search: string;
}

export function RentalList({ baked, search }: RentalListProps) {
  const { t } = useTranslation('rentals');
  const { t: unitText } = useTranslation('units');
  const { filters, key, hrefOf, change } = useFilters(rentalFilters, routes.rentals, search);
  const load = useCallback(
    (signal: AbortSignal) =>
      settle(api.GET('/public/rentals/list', { params: { query: rentalFilters.parse(key) }, signal })),
    [key],
  );
  const yes = (value: boolean | undefined) => (value ? 'true' : '');
  const equipment = (label: string) => [
    { value: '', label: t('filter.any') },
    { value: 'true', label },
  ];
  return (
    <ListPage
      live={useLiveList<RentalData>(key, baked, load)}
      count={(count) => t('count', { count })}
      empty={t('none')}
      hrefOf={hrefOf}
      keyOf={({ id }) => id}
      filters={
        <>
          <FilterSelect
            label={t('filter.state')}
            value={filters.status_id ?? ''}
            options={[
              { value: '', label: t('filter.all') },
              ...enums.RentalState.map((state) => ({ value: state, label: unitText(`states.${state}`) })),
            ]}
            onChange={(value) => change({ status_id: enums.RentalState.find((state) => state === value) })}
          />
          <FilterSelect
            label={unitText('airConditioning')}
            value={yes(filters.has_ac)}
            options={equipment(t('hasAc'))}
            onChange={(value) => change({ has_ac: value === 'true' || undefined })}
          />
          <FilterSelect
            label={unitText('kitchen')}
            value={yes(filters.has_kitchen)}
            options={equipment(t('hasKitchen'))}
            onChange={(value) => change({ has_kitchen: value === 'true' || undefined })}
          />
          <FilterSelect
            label={t('filter.sort')}
            value={sorts.nameOf(filters)}
            options={sorts.names.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={(value) => change(sorts.filtersOf(value))}
          />
        </>
      }
    >
      {(rental, index) => <RentalCard rental={rental} loading={index === 0 ? 'eager' : 'lazy'} />}
    </ListPage>
  );
}
