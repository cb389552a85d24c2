import type { ReactNode } from 'react';
import { format, useRange, useTranslation } from '../../../i18n';
import type { ProjectDetails } from '../project-details';
import { getQuarter } from '../quarter';
import { startingPrice, useProjectPrice } from '../use-project-price';

export interface KeyFact {
  name: string;
  value: ReactNode;
  /** Below the value. */
  note?: ReactNode;
}

/** Starting price, handover with a note, number of units and range of areas. Unknown ones are left out. */
export function useKeyFacts(project: ProjectDetails, handoverNote?: ReactNode): KeyFact[] {
  const { t } = useTranslation('projects');
  const price = useProjectPrice();
  const range = useRange();
  const from = startingPrice(project);
  const { handover_date, total_units, total_area, buildings } = project;
  const quarter = handover_date ? getQuarter(handover_date) : undefined;
  const facts: (KeyFact | undefined)[] = [
    from !== undefined
      ? { name: t('detail.startsFrom'), value: t('sar', { amount: format.integer(from) }) }
      : { name: t('detail.price'), value: price(project) },
    quarter && handover_date
      ? {
          name: t('detail.handover'),
          value: t(`detail.quarter.q${quarter}`, { year: handover_date.slice(0, 4) }),
          note: handoverNote,
        }
      : undefined,
    total_units > 0
      ? {
          name: t('detail.units'),
          value:
            buildings.length > 0
              ? t('detail.unitsIn', {
                  units: format.integer(total_units),
                  buildings: t('detail.buildingsCount', { count: buildings.length }),
                })
              : format.integer(total_units),
        }
      : undefined,
    total_area
      ? {
          name: t('detail.areas'),
          value: t('areaRange', { range: range(total_area) }),
        }
      : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}
