import { useTranslation } from '../../i18n';
import { countMatches } from '../../domain/conditions/find';
import type { UnitConditions } from '../../domain/conditions/table';
import { riyadhToday } from '../../lib/riyadh-day';
import type { Choice } from '../../ui';
import { useOfferedData } from './use-offered-data';

/** What a choice would bring with the other conditions, as a note beside it; nothing until that is known. */
export function useMatchCounts(wanted: UnitConditions) {
  const { t } = useTranslation('finder');
  const projects = useTranslation('projects');
  const data = useOfferedData();
  return (change: UnitConditions): Pick<Choice, 'note' | 'dimmed'> => {
    if (!data) return {};
    const { of, count } = countMatches(data, { ...wanted, ...change }, riyadhToday());
    const note = of === 'units' ? t('homes', { count }) : projects.t('count', { count });
    return { note, dimmed: count === 0 };
  };
}
