import { useLazyModule } from '../../browser/use-lazy-module';
import { enums } from '../../api-client/contract-values';
import { useLocalized, useTranslation } from '../../i18n';
import { manyRooms } from '../../lib/rooms';
import { Num, Segmented, Switch } from '../../ui';
import { FilterDialog, PriceLimit, useFilterDraft, type FilterDraftProps } from '../../lists';
import { Counted } from './counted';
import type { RentalConditions, RentalFilters as Filters } from './rental-conditions';
import { countMeeting } from './rental-matching';
import { loadRentals, rentalFilters, rentalMatching, rentalSorts } from './rental-list-request';
import { citiesOf, districtsOf, isPlace } from './rental-place';
import { useAllRentals, type KnownRentals } from './use-all-rentals';

interface RentalFiltersProps extends FilterDraftProps<Filters> {
  known: KnownRentals;
}

const roomCounts = Array.from({ length: manyRooms }, (_, index) => index + 1);

/** SAR a year: a step of the rent, and where the first one begins. */
const rentStep = 5_000;
const firstRent = 50_000;

const equipment = [
  { name: 'parking', key: 'filter.parking' },
  { name: 'has_ac', key: 'hasAc' },
  { name: 'has_kitchen', key: 'hasKitchen' },
] as const;

/** Dialog with the filters of the rentals. Each choice says how many homes it would leave. Loaded on demand. */
export default function RentalFilters({ known, ...props }: RentalFiltersProps) {
  const { t } = useTranslation('rentals');
  const lists = useTranslation('lists');
  const localized = useLocalized();
  const { draft, count, change, dialog } = useFilterDraft(props, rentalFilters, loadRentals);
  useLazyModule(rentalMatching); // counts while the API is unavailable
  const rows = useAllRentals(known, props.open);
  const countWith = (changed: Partial<RentalConditions>) =>
    rows && countMeeting(rows, { ...draft, ...changed });
  const all = (name: keyof RentalConditions) => ({
    value: '',
    label: <Counted count={countWith({ [name]: undefined })}>{lists.t('all')}</Counted>,
  });
  const inCity = (rows ?? []).filter(({ city }) => draft.city === undefined || isPlace(draft.city, city));
  const cities = citiesOf(rows ?? []);
  const city = cities.find(({ name }) => draft.city && isPlace(draft.city, name));
  const district = inCity.find((row) => draft.district?.some((id) => isPlace(id, row.district, row.city)));
  const districts = districtsOf(inCity);
  const districtId = districts.find(
    ({ id }) => district && isPlace(id, district.district, district.city),
  )?.id;
  return (
    <FilterDialog {...dialog} action={count === undefined ? t('show') : t('showCount', { count })}>
      <Segmented
        legend={lists.t('rooms.label')}
        value={String(draft.rooms ?? '')}
        onChange={(value) => change({ rooms: Number(value) || undefined })}
        choices={[
          all('rooms'),
          ...roomCounts.map((rooms) => ({
            value: String(rooms),
            label: (
              <Counted count={countWith({ rooms })}>
                <Num>{rooms === manyRooms ? `${String(rooms)}+` : rooms}</Num>
              </Counted>
            ),
          })),
        ]}
      />
      {cities.length > 1 && (
        <Segmented
          legend={t('filter.city')}
          value={city?.id ?? ''}
          onChange={(id) => change({ city: id || undefined, district: undefined })}
          choices={[
            { ...all('city'), label: lists.t('all') },
            ...cities.map(({ id, name }) => ({
              value: id,
              label: (
                <Counted count={countWith({ city: id, district: undefined })}>{localized(name)}</Counted>
              ),
            })),
          ]}
        />
      )}
      {districts.length > 0 && (
        <Segmented
          legend={t('filter.district')}
          value={districtId ?? ''}
          onChange={(id) => change({ district: id ? [id] : undefined })}
          choices={[
            all('district'),
            ...districts.map(({ id, name }) => ({
              value: id,
              label: <Counted count={countWith({ district: [id] })}>{localized(name)}</Counted>,
            })),
          ]}
        />
      )}
      <PriceLimit
        label={t('filter.rent')}
        start={firstRent}
        step={rentStep}
        price={draft.price_max}
        onChange={(price_max) => change({ price_max })}
      />
      <Switch
        label={<Counted count={countWith({ status_id: 'available' })}>{t('filter.availableOnly')}</Counted>}
        hint={t('filter.availableHint')}
        checked={draft.status_id === 'available'}
        onChange={(on) => change({ status_id: on ? 'available' : undefined })}
      />
      {equipment.map(({ name, key }) => (
        <Switch
          key={name}
          label={<Counted count={countWith({ [name]: true })}>{t(key)}</Counted>}
          checked={draft[name] ?? false}
          onChange={(on) => change({ [name]: on || undefined })}
        />
      ))}
      <Segmented
        legend={t('filter.furnishing')}
        value={draft.furnishing ?? ''}
        onChange={(value) => change({ furnishing: enums.Furnishing.find((one) => one === value) })}
        choices={[
          all('furnishing'),
          ...enums.Furnishing.map((furnishing) => ({
            value: furnishing,
            label: <Counted count={countWith({ furnishing })}>{t(`furnishing.${furnishing}`)}</Counted>,
          })),
        ]}
      />
      <Segmented
        legend={t('filter.sort')}
        value={rentalSorts.nameOf(draft)}
        onChange={(value) => change(rentalSorts.filtersOf(value))}
        choices={rentalSorts.names.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </FilterDialog>
  );
}
