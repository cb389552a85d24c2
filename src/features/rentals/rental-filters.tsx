/** The filters of the homes for rent: available only, equipment, order. Comes when it is first asked for. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n';
import { Segmented, Switch } from '../../ui';
import { FilterDialog, useCount } from '../listing';
import {
  loadRentals,
  rentalFilters,
  rentalSorts,
  type RentalFilters as Filters,
} from './rental-list-request';

interface RentalFiltersProps {
  open: boolean;
  onClose: () => void;
  /** The filters of the list as it is. */
  filters: Filters;
  onApply: (filters: Filters) => void;
}

export default function RentalFilters({ open, onClose, filters, onApply }: RentalFiltersProps) {
  const { t } = useTranslation('rentals');
  const [draft, setDraft] = useState(filters);
  // Each opening begins with what the list shows.
  useEffect(() => {
    if (open) setDraft(filters);
  }, [open, filters]);
  const change = (changed: Partial<Filters>) => setDraft({ ...draft, ...changed });
  const count = useCount(rentalFilters.format({ ...draft, page: undefined }), loadRentals);
  return (
    <FilterDialog
      open={open}
      onClose={onClose}
      onApply={() => onApply(draft)}
      onClear={() => setDraft({})}
      action={count === undefined ? t('show') : t('showCount', { count })}
    >
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
      <Segmented
        legend={t('filter.sort')}
        value={rentalSorts.nameOf(draft)}
        onChange={(value) => change(rentalSorts.filtersOf(value))}
        choices={rentalSorts.names.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </FilterDialog>
  );
}
