import { useTranslation } from '../../../i18n';
import { getQuarter } from '../quarter';
import type { ProjectListRow } from '../project';

/** When the homes of a project are handed over, in words; undefined where nobody has said so. */
export function useHandoverText() {
  const { t } = useTranslation('projects');
  return ({ status, handover_date: date }: Pick<ProjectListRow, 'status' | 'handover_date'>) => {
    if (status === 'Completed') return t('handover.ready');
    const quarter = date ? getQuarter(date) : undefined;
    return quarter && date
      ? t('handover.by', { quarter: t(`detail.quarter.q${quarter}`, { year: date.slice(0, 4) }) })
      : undefined;
  };
}
