import { useLocalized, useTranslation } from '../../i18n';
import { whatsappHref } from '../../lib/phone';
import { useShareLink } from '../../ui';
import type { Building, UnitRow, UnitsProject } from './unit';

/** Query that opens a unit's sheet on its project's page. */
export const unitHref = (id: string): string => `?unit=${encodeURIComponent(id)}`;

/** The unit's name, its full address in the visitor's language, and the link to a WhatsApp chat about it. */
export function useUnitLink(project: UnitsProject, building: Building, unit: UnitRow) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const names = { flat: unit.flat_number, building: localized(building.name) };
  const link = useShareLink(project.path + unitHref(unit.id));
  const question = t('explorer.askText', { ...names, project: localized(project.name), link });
  return {
    title: t('explorer.unitTitle', names),
    link,
    whatsapp: project.whatsapp ? whatsappHref(project.whatsapp, question) : undefined,
  };
}
