import { useTranslation } from '../../i18n';
import { Segmented, Switch } from '../../ui';
import { FilterDialog, RoomsChoice, useFilterDraft, type FilterDraftProps } from '../../lists';
import {
  loadRentals,
  rentalFilters,
  rentalSorts,
  type RentalFilters as Filters,
} from './rental-list-request';

/** Dialog with the filters of the rentals. Loaded on demand. */
export default function RentalFilters(props: FilterDraftProps<Filters>) {
  const { t } = useTranslation('rentals');
  const { draft, count, change, dialog } = useFilterDraft(props, rentalFilters, loadRentals);
  return (
    <FilterDialog {...dialog} action={count === undefined ? t('show') : t('showCount', { count })}>
      <Switch
        label={t('filter.availableOnly')}
        hint={t('filter.availableHint')}
        checked={draft.status_id === 'available'}
        onChange={(on) => change({ status_id: on ? 'available' : undefined })}
      />
      <Switch
        label={t('hasAc')}
        checked={draft.has_ac ?? false}
        onChange={(on) => change({ has_ac: on || undefined })}
      />
      <Switch
        label={t('hasKitchen')}
        checked={draft.has_kitchen ?? false}
        onChange={(on) => change({ has_kitchen: on || undefined })}
      />
      <RoomsChoice rooms={draft.rooms} onChange={(rooms) => change({ rooms })} />
      <Segmented
        legend={t('filter.sort')}
        value={rentalSorts.nameOf(draft)}
        onChange={(value) => change(rentalSorts.filtersOf(value))}
        choices={rentalSorts.names.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </FilterDialog>
  );
}
