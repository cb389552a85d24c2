import { useLazyModule } from '../../browser/use-lazy-module';
import { enums } from '../../api-client/generated/contract-values';
import { useLocalized, useTranslation } from '../../i18n';
import { MultiSegmented, Segmented, Switch } from '../../ui';
import { FilterDialog, PriceLimit, RoomsChoice, useFilterDraft, type FilterDraftProps } from '../../lists';
import type { RentalConditions, RentalFilters as Filters } from './rental-conditions';
import type { RentalCardData } from './rental';
import { countMeeting } from './rental-matching';
import { loadRentals, rentalFilters, rentalMatching, rentalSorts } from './rental-list-request';
import { citiesOf, districtsOf, isPlace, meansChoice } from './rental-place';
import { useAllRentals, type KnownRentals } from './use-all-rentals';

interface RentalFiltersProps extends FilterDraftProps<Filters, RentalCardData> {
  known: KnownRentals;
}

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
  const rows = useAllRentals(known, props.open) ?? [];
  const noteOf = (changed: Partial<RentalConditions>) => {
    if (rows.length === 0) return {};
    const homes = countMeeting(rows, { ...draft, ...changed });
    return { note: t('count', { count: homes }), dimmed: homes === 0 };
  };
  const { city, district = [] } = draft;
  const cities = citiesOf(rows);
  const districts = districtsOf(rows.filter((row) => city === undefined || isPlace(city, row.city)));
  const chosen = districts.filter((choice) => district.some((id) => meansChoice(id, choice)));
  return (
    <FilterDialog {...dialog} action={count === undefined ? t('show') : t('showCount', { count })}>
      <RoomsChoice
        rooms={draft.rooms}
        onChange={(rooms) => change({ rooms })}
        noteOf={(rooms) => noteOf({ rooms })}
      />
      {cities.length > 1 && (
        <Segmented
          legend={t('filter.city')}
          value={cities.find(({ name }) => city !== undefined && isPlace(city, name))?.id ?? city ?? ''}
          onChange={(id) => change({ city: id || undefined, district: undefined })}
          choices={[
            { value: '', label: lists.t('all'), ...noteOf({ city: undefined, district: undefined }) },
            ...cities.map(({ id, name }) => ({
              value: id,
              label: localized(name),
              ...noteOf({ city: id, district: undefined }),
            })),
          ]}
        />
      )}
      {districts.length > 0 && (
        <MultiSegmented
          legend={t('filter.district')}
          values={chosen.map(({ id }) => id)}
          onChange={(ids) => change({ district: ids.length > 0 ? ids : undefined })}
          choices={districts.map(({ id, name }) => ({
            value: id,
            label: localized(name),
            ...noteOf({ district: [id] }),
          }))}
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
        label={t('filter.availableOnly')}
        hint={[t('filter.availableHint'), noteOf({ status_id: 'available' }).note]
          .filter(Boolean)
          .join(' · ')}
        checked={draft.status_id === 'available'}
        onChange={(on) => change({ status_id: on ? 'available' : undefined })}
      />
      {equipment.map(({ name, key }) => (
        <Switch
          key={name}
          label={t(key)}
          hint={noteOf({ [name]: true }).note}
          checked={draft[name] ?? false}
          onChange={(on) => change({ [name]: on || undefined })}
        />
      ))}
      <Segmented
        legend={t('furnishing')}
        value={draft.furnishing ?? ''}
        onChange={(value) => change({ furnishing: enums.Furnishing.find((one) => one === value) })}
        choices={[
          { value: '', label: lists.t('all'), ...noteOf({ furnishing: undefined }) },
          ...enums.Furnishing.map((furnishing) => ({
            value: furnishing,
            label: t(`furnishings.${furnishing}`),
            ...noteOf({ furnishing }),
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
