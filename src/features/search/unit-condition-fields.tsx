import { enums } from '../../api-client/generated/contract-values';
import { useTranslation } from '../../i18n';
import type { ListedProject } from '../../domain/conditions/homes-data';
import type { UnitConditions } from '../../domain/conditions/table';
import { riyadhToday } from '../../lib/riyadh-day';
import { AreaLimit, ChoiceField, ChoicesField, PlaceFields, type ConditionDraft } from '../../lists';
import { useHomesIndex } from './homes-index';

/** Where, how large, when and near to what, as fields of the filter dialog. What all projects have is no choice. */
export function UnitConditionFields({ of }: { of: ConditionDraft<UnitConditions> }) {
  const { t } = useTranslation('conditions');
  const index = useHomesIndex(true);
  const { area_min, handover, near = [] } = of.draft;
  const projects = index?.projects ?? [];
  const kinds = enums.NearbyCategory.filter(
    (kind) => near.includes(kind) || isForSome(projects, (project) => project.near.includes(kind)),
  );
  return (
    <>
      <PlaceFields of={of} places={index?.places} used={projects} />
      <AreaLimit area={area_min} onChange={(area) => of.change({ area_min: area })} />
      <ChoiceField
        of={of}
        name="handover"
        legend={t('legend.handover')}
        values={['ready', ...yearsOf(projects, handover)]}
      />
      <ChoicesField
        of={of}
        name="near"
        legend={t('legend.near')}
        values={kinds}
        labelOf={(kind) => t(`nearby.${kind as (typeof kinds)[number]}`)}
        isEachAsked
      />
    </>
  );
}

/** Whether some meet a condition, and not all. */
const isForSome = (projects: readonly ListedProject[], meets: (project: ListedProject) => boolean) =>
  projects.some(meets) && !projects.every(meets);

/** The years in which something is handed over, from this one on, and the chosen one. */
function yearsOf(
  projects: readonly { handover: string | null }[],
  chosen: UnitConditions['handover'],
): number[] {
  const thisYear = Number(riyadhToday().slice(0, 4));
  const years = projects
    .map(({ handover }) => Number(handover?.slice(0, 4)))
    .filter((year) => year >= thisYear);
  return [...new Set(typeof chosen === 'number' ? [...years, chosen] : years)].sort((a, b) => a - b);
}
