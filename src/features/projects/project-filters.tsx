import { navigate } from 'gatsby';
import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { publicStatuses, unitConditions } from '../../domain/conditions/table';
import { Segmented, usePrefetch } from '../../ui';
import {
  ChoiceField,
  FilterDialog,
  PriceLimit,
  RoomsField,
  SwitchField,
  useFilterDraft,
  type FilterDraftProps,
} from '../../lists';
import { FinderFields, useMatchCounts, useUnitConditionTexts } from '../finder';
import type { ProjectListRow } from './project';
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
  const { draft, count, change, dialog } = useFilterDraft(
    { ...withoutList, ...props },
    projectFilters,
    loadProjects,
  );
  const text = useUnitConditionTexts(true);
  const noteOf = useMatchCounts(draft);
  const fields = { rows: unitConditions, draft, change, text, noteOf };
  usePrefetch(preloadFiltered);
  return (
    <FilterDialog {...dialog} action={count === undefined ? t('show') : t('showCount', { count })}>
      <SwitchField of={fields} name="available_only" hint={t('filter.availableHint')} />
      <RoomsField of={fields} />
      <PriceLimit price={draft.price_max} onChange={(price_max) => change({ price_max })} />
      <FinderFields of={fields} />
      <ChoiceField of={fields} name="status_id" legend={t('filter.status')} values={publicStatuses} />
      <Segmented
        legend={t('filter.sort')}
        value={projectSorts.nameOf(draft)}
        onChange={(value) => change(projectSorts.filtersOf(value))}
        choices={projectSorts.names.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
    </FilterDialog>
  );
}
