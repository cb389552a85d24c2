import { navigate } from 'gatsby';
import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Segmented, Switch, usePrefetch } from '../../ui';
import { FilterDialog, PriceLimit, RoomsChoice, useFilterDraft, type FilterDraftProps } from '../../lists';
import { FinderFields, useMatchCounts } from '../finder';
import { publicStatuses, type ProjectListRow } from './project';
import {
  loadProjects,
  preloadFiltered,
  projectFilters,
  projectSorts,
  type ProjectFilters as Filters,
} from './project-list-request';

type DraftProps = FilterDraftProps<Filters, ProjectListRow>;
type DialogProps = Pick<DraftProps, 'open' | 'onClose'>;

/** Of a page without the list: nothing is filtered yet, and what is chosen leads to the list. */
const withoutList: Omit<DraftProps, keyof DialogProps> = {
  filters: {},
  onApply: (filters) => void navigate(routes.projects + projectFilters.format(filters)),
  knownRows: () => [],
  prerenderedResults: () => undefined,
};

/** Dialog with the filters of the projects. Loaded on demand. */
export default function ProjectFilters(props: DraftProps | DialogProps) {
  const { t } = useTranslation('projects');
  const lists = useTranslation('lists');
  const { draft, count, change, dialog } = useFilterDraft(
    { ...withoutList, ...props },
    projectFilters,
    loadProjects,
  );
  const noteOf = useMatchCounts(draft);
  usePrefetch(preloadFiltered);
  return (
    <FilterDialog {...dialog} action={count === undefined ? t('show') : t('showCount', { count })}>
      <Switch
        label={t('filter.availableOnly')}
        hint={[t('filter.availableHint'), noteOf({ available_only: true }).note].filter(Boolean).join(' · ')}
        checked={draft.available_only ?? false}
        onChange={(on) => change({ available_only: on || undefined })}
      />
      <RoomsChoice
        rooms={draft.rooms}
        onChange={(rooms) => change({ rooms })}
        noteOf={(rooms) => (rooms === undefined ? {} : noteOf({ rooms }))}
      />
      <PriceLimit price={draft.price_max} onChange={(price_max) => change({ price_max })} />
      <FinderFields draft={draft} onChange={change} />
      <Segmented
        legend={t('filter.status')}
        value={draft.status_id ?? ''}
        onChange={(value) => change({ status_id: publicStatuses.find((status) => status === value) })}
        choices={[
          { value: '', label: lists.t('all'), ...noteOf({ status_id: undefined }) },
          ...publicStatuses.map((status) => ({
            value: status,
            label: t(`status.${status}`),
            ...noteOf({ status_id: status }),
          })),
        ]}
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
