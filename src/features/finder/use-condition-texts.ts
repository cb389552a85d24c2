import { format, useLocalized, useTranslation } from '../../i18n';
import { useSiteData } from '../../site-data';
import type { FinderData } from '../../domain/conditions/finder-data';

/** Conditions of the finder as texts. A place that is not known is called by what it is. */
export function useConditionTexts(data: FinderData | undefined) {
  const { t } = useTranslation('finder');
  const projects = useTranslation('projects');
  const localized = useLocalized();
  const { allLookup } = useSiteData();
  const placeOf = (category: 'cities' | 'districts', id: string) =>
    data?.places[category].find((place) => place.id === id) ??
    allLookup.nodes.find((lookup) => lookup.category === category && lookup.id === id);
  return {
    city: (id: string) => localized(placeOf('cities', id)?.label) || t('city'),
    district: (id: string) => localized(placeOf('districts', id)?.label) || t('district'),
    area: (area: number) => t('areaFrom', { area: t('squareMetres', { area: format.area(area) }) }),
    handover: (by: 'ready' | number) => (by === 'ready' ? t('ready') : t('byYear', { year: by })),
    near: (kind: string) =>
      t('nearTo', { kind: projects.t(`map.kind.${kind}`, { defaultValue: projects.t('map.kind.other') }) }),
  };
}
