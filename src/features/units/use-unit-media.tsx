import { useMemo } from 'react';
import { localize, useLocale, useTranslation } from '../../i18n';
import type { ContentLanguage } from '../../lib/localized-text';
import type { GalleryItem } from '../../ui';
import { galleryItem, picturesByUrl, type LargeImage } from '../../records/pictures';
import { PlanRooms } from './plan-rooms';
import type { FloorPlan, UnitRow } from './unit';

/** Floor plans and photos that the units of a project share. */
export interface SharedMedia {
  readonly floor_plans: readonly FloorPlan[];
  readonly unit_photos: readonly LargeImage[];
}

/** Address of a plan's drawing in one language: the build's copy, else the API's. */
export const planSource = (plan: FloorPlan, language: ContentLanguage): string | undefined =>
  (plan.files ? plan.files[language]?.publicURL : plan.url[language]) ?? undefined;

/** The plan of a unit: its own, or the one of the project that it names. */
export const planOf = ({ floor_plan: plan }: UnitRow, plans: readonly FloorPlan[]): FloorPlan | undefined =>
  plan && 'url' in plan ? plan : plans.find(({ id }) => id === plan?.id);

/** The unit's plan, if it has one, and its photos, as gallery items. Until its own photos are loaded, those of all units. */
export function useUnitMedia(unit: UnitRow, { floor_plans, unit_photos }: SharedMedia) {
  const { t } = useTranslation('units');
  const { code, content } = useLocale();
  return useMemo(() => {
    const processed = picturesByUrl(unit_photos);
    const photos = (unit.photos ?? unit_photos).map((photo) =>
      galleryItem(processed(photo), localize(photo.alt, code)),
    );
    const plan = planOf(unit, floor_plans);
    const src = plan && planSource(plan, content);
    const drawing: GalleryItem | undefined = src
      ? {
          key: src,
          kind: 'drawing',
          alt: t('explorer.planOf', { flat: unit.flat_number, plan: localize(plan.name, code) }),
          thumb: { url: src },
          full: { src },
          words: plan.rooms?.length
            ? { label: t('explorer.planRooms'), content: <PlanRooms plan={plan} /> }
            : undefined,
        }
      : undefined;
    return { drawing, photos };
  }, [unit, floor_plans, unit_photos, code, content, t]);
}
