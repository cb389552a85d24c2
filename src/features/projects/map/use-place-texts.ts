import { format, useTranslation } from '../../../i18n';
import type { Place } from './places';

/** Texts of a place nearby: distance, category and direction. */
export function usePlaceTexts() {
  const { t } = useTranslation('projects');
  const conditions = useTranslation('conditions');
  return {
    /** `650 m`, `1.4 km` */
    distance: (metres: number) =>
      metres < 1000
        ? t('metres', { distance: format.integer(metres) })
        : t('kilometres', { distance: format.kilometres(metres) }),
    category: ({ service }: Place) =>
      conditions.t(`nearby.${service.category}`, { defaultValue: conditions.t('nearby.other') }),
    /** `north-east`; empty where its position is unknown. */
    direction: ({ location }: Place) => (location ? t(`map.direction.${location.direction}`) : ''),
  };
}
