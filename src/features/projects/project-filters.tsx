import { navigate } from 'gatsby';
import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { asksForUnits } from '../../domain/conditions/match';
import { publicStatuses, unitConditions, type UnitConditions } from '../../domain/conditions/table';
import { findInFacets } from '../../domain/search/find-in-facets';
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
import { UnitConditionFields, useUnitConditionTexts } from '../search';
import type { FoundProjectRow } from './found/found-project-row';
import { projectSearch } from './lazy-search';
import {
  searchDraft,
  projectFilters,
  projectSorts,
  type ProjectFilters as Filters,
} from './project-list-request';

type DraftProps = FilterDraftProps<Filters, FoundProjectRow>;
type DialogProps = Pick<DraftProps, 'open' | 'onClose'>;

/** Of a page without the list: nothing is filtered yet, and what is chosen leads to the list. */
const withoutList: Omit<DraftProps, keyof DialogProps> = {
  filters: {},
  onApply: (filters) => void navigate(routes.projects + projectFilters.format(filters)),
  knownRows: () => [],
  prerenderedResults: () => Promise.resolve(undefined),
};

/** Dialog with the conditions of homes and their projects. Each choice says how much it would bring. Loaded on demand. */
export default function ProjectFilters(props: DraftProps | DialogProps) {
  const { t } = useTranslation('projects');
  const searchTexts = useTranslation('search');
  const { draft, found, change, dialog } = useFilterDraft(
    { ...withoutList, ...props },
    projectFilters,
    searchDraft,
  );
  const text = useUnitConditionTexts(true);
  const figures = found?.search;
  const countOf = (units: number, projects: number, wanted: UnitConditions) =>
    asksForUnits(unitConditions, wanted)
      ? searchTexts.t('homes', { count: units })
      : t('count', { count: projects });
  const noteOf = (changed: UnitConditions) => {
    const facet = figures && findInFacets(figures.facets, draft)(changed);
    if (!facet) return {};
    const { units, projects } = facet;
    const wanted = { ...draft, ...changed };
    const isNothing = asksForUnits(unitConditions, wanted) ? units === 0 : projects === 0;
    return { note: countOf(units, projects, wanted), dimmed: isNothing };
  };
  const fields = { rows: unitConditions, draft, change, text, noteOf };
  const total = found && found.meta.total + (figures?.others.length ?? 0);
  usePrefetch(projectSearch.preload);
  return (
    <FilterDialog
      {...dialog}
      action={
        total === undefined
          ? t('show')
          : figures && figures.units > 0
            ? searchTexts.t('showHomes', { homes: searchTexts.t('homes', { count: figures.units }) })
            : t('showCount', { count: total })
      }
    >
      <SwitchField of={fields} name="available_only" hint={t('filter.availableHint')} />
      <RoomsField of={fields} />
      <PriceLimit price={draft.price_max} onChange={(price_max) => change({ price_max })} />
      <UnitConditionFields of={fields} />
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
