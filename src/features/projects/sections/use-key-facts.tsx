import type { ReactNode } from 'react';
import { useFormatters, useTranslation } from '../../../i18n';
import { Num } from '../../../ui';
import type { ProjectDetails } from '../project-details';
import { useProjectPrice } from '../use-project-price';

export interface KeyFact {
  name: string;
  value: ReactNode;
}

/** Quarter of the year of an ISO date: 1–4. */
export const quarterOf = (date: string): number => Math.ceil(Number(date.slice(5, 7)) / 3);

/** The first figures of a project: from what price, when, how many homes, how large. What is not known is left out. */
export function useKeyFacts(project: ProjectDetails): KeyFact[] {
  const { t } = useTranslation('projects');
  const format = useFormatters();
  const price = useProjectPrice();
  const { price_from, handover_date, total_units, total_area, buildings } = project;
  const facts: (KeyFact | undefined)[] = [
    typeof price_from === 'number'
      ? { name: t('detail.startsFrom'), value: t('sar', { amount: format.integer(price_from) }) }
      : { name: t('detail.price'), value: price(project) },
    handover_date
      ? {
          name: t('detail.handover'),
          value: t(`detail.quarter.q${quarterOf(handover_date)}`, { year: handover_date.slice(0, 4) }),
        }
      : undefined,
    {
      name: t('detail.units'),
      value:
        buildings.length > 0
          ? t('detail.unitsIn', {
              units: format.integer(total_units),
              buildings: t('detail.buildingsCount', { count: buildings.length }),
            })
          : format.integer(total_units),
    },
    total_area
      ? {
          name: t('detail.areas'),
          value: (
            <>
              <Num>
                {format.integer(total_area.min)}–{format.integer(total_area.max)}
              </Num>{' '}
              {t('squareMetre')}
            </>
          ),
        }
      : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}
