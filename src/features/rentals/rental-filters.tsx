import { useMemo } from 'react';
import { enums } from '../../api-client/generated/contract-values';
import { useTranslation } from '../../i18n';
import { withPlaceIds } from '../../domain/conditions/places-meant';
import { getPlaceIds } from '../../domain/conditions/places';
import { rentalConditions, type RentalConditions } from '../../domain/conditions/rental-table';
import { Segmented } from '../../ui';
import {
  ChoiceField,
  FilterDialog,
  PlaceFields,
  PriceLimit,
  RoomsField,
  SwitchField,
  useFilterDraft,
  type FilterDraftProps,
} from '../../lists';
import type { RentalCardData } from './rental';
import { findRentals, collectPlaces } from './rental-matching';
import {
  loadRentals,
  rentalFilters,
  rentalSorts,
  type RentalFilters as Filters,
} from './rental-list-request';
import { useRentalConditionTexts } from './use-rental-condition-texts';
import { useAllRentals, type KnownRentals } from './use-all-rentals';

interface RentalFiltersProps extends FilterDraftProps<Filters, RentalCardData> {
  known: KnownRentals;
}

/** SAR a year: a step of the rent, and where the first one begins. */
const rentStep = 5_000;
const firstRent = 50_000;

const noRows: readonly RentalCardData[] = [];

/** Dialog with the filters of the rentals. Each choice says how many homes it would leave. Loaded on demand. */
export default function RentalFilters({ known, ...props }: RentalFiltersProps) {
  const { t } = useTranslation('rentals');
  const conditions = useTranslation('conditions');
  const { draft, found, change, dialog } = useFilterDraft(props, rentalFilters, loadRentals);
  const rows = useAllRentals(known, props.open) ?? noRows;
  const places = useMemo(() => collectPlaces(rows), [rows]);
  const used = useMemo(() => rows.map((row) => getPlaceIds(row, places)), [rows, places]);
  const noteOf = (changed: Partial<RentalConditions>) => {
    if (rows.length === 0) return {};
    const { length } = findRentals(rows, { ...draft, ...changed }, places);
    return { note: t('count', { count: length }), dimmed: length === 0 };
  };
  const text = useRentalConditionTexts(rows);
  const fields = { rows: rentalConditions, draft: withPlaceIds(draft, places), change, text, noteOf };
  return (
    <FilterDialog {...dialog} action={found ? t('showCount', { count: found.meta.total }) : t('show')}>
      <RoomsField of={fields} />
      <PlaceFields of={fields} places={places} used={used} />
      <PriceLimit
        label={t('filter.rent')}
        start={firstRent}
        step={rentStep}
        price={draft.price_max}
        onChange={(price_max) => change({ price_max })}
      />
      <SwitchField
        of={fields}
        name="status_id"
        value="available"
        label={conditions.t('availableOnly')}
        hint={t('filter.availableHint')}
      />
      {(['parking', 'has_ac', 'has_kitchen'] as const).map((name) => (
        <SwitchField key={name} of={fields} name={name} />
      ))}
      <ChoiceField
        of={fields}
        name="furnishing"
        legend={conditions.t('legend.furnishing')}
        values={enums.Furnishing}
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
