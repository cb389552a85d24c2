/** The filters of the projects: available only, rooms, state, order. Comes when it is first asked for. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n';
import { Num, Segmented, Switch } from '../../ui';
import { FilterDialog, useCount } from '../listing';
import { publicStatuses } from './project';
import {
  loadProjects,
  projectFilters,
  projectSorts,
  roomChoices,
  type ProjectFilters as Filters,
} from './project-list-request';

interface ProjectFiltersProps {
  open: boolean;
  onClose: () => void;
  /** The filters of the list as it is. */
  filters: Filters;
  onApply: (filters: Filters) => void;
}

export default function ProjectFilters({ open, onClose, filters, onApply }: ProjectFiltersProps) {
  const { t } = useTranslation('projects');
  const [draft, setDraft] = useState(filters);
  // Each opening begins with what the list shows.
  useEffect(() => {
    if (open) setDraft(filters);
  }, [open, filters]);
  const change = (changed: Partial<Filters>) => setDraft({ ...draft, ...changed });
  const count = useCount(projectFilters.format({ ...draft, page: undefined }), loadProjects);
  const all = { value: '', label: t('filter.all') };
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
        checked={draft.available_only ?? false}
        onChange={(on) => change({ available_only: on || undefined })}
      />
      <Segmented
        legend={t('filter.rooms')}
        value={String(draft.rooms ?? '')}
        onChange={(value) => change({ rooms: Number(value) || undefined })}
        choices={[
          all,
          ...roomChoices.map((rooms) => ({
            value: String(rooms),
            label: <Num>{rooms === 5 ? '5+' : rooms}</Num>,
          })),
        ]}
      />
      <Segmented
        legend={t('filter.status')}
        value={draft.status_id ?? ''}
        onChange={(value) => change({ status_id: publicStatuses.find((status) => status === value) })}
        choices={[all, ...publicStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))]}
      />
      <Segmented
        legend={t('filter.sort')}
        value={projectSorts.nameOf(draft)}
        onChange={(value) => change(projectSorts.filtersOf(value))}
        choices={projectSorts.names.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </FilterDialog>
  );
}
