/** What is said of a place nearby: its kind, its direction and its distance, in words. */
import { format, useTranslation } from '../../../i18n';
import type { Place } from './places';

export function usePlaceWords() {
  const { t } = useTranslation('projects');
  return {
    /** `650 m`, `1.4 km` */
    distance: (metres: number) =>
      metres < 1000
        ? t('metres', { distance: format.integer(metres) })
        : t('kilometres', { distance: format.kilometres(metres) }),
    kind: ({ service }: Place) => t(`map.kind.${service.category}`, { defaultValue: t('map.kind.other') }),
    /** `north-east`; nothing where nobody knows. */
    direction: ({ spot }: Place) => (spot ? t(`map.direction.${spot.direction}`) : ''),
  };
}
