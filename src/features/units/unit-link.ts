import { useLocalized, useTranslation } from '../../i18n';
import { whatsappHref } from '../../lib/phone';
import { routes } from '../../lib/routes';
import { useShareLink } from '../../ui';
import type { Building, UnitRow, UnitsProject } from './unit';

/** The unit's name, its full address in the visitor's language, and the link to a WhatsApp chat about it. */
export function useUnitLink(
  project: Pick<UnitsProject, 'slug' | 'name' | 'whatsapp'>,
  building: Pick<Building, 'name'>,
  unit: Pick<UnitRow, 'id' | 'flat_number'>,
) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const names = { flat: unit.flat_number, building: localized(building.name) };
  const link = useShareLink(routes.unit(project.slug, unit.id));
  const question = t('explorer.askText', { ...names, project: localized(project.name), link });
  return {
    title: t('explorer.unitTitle', names),
    link,
    whatsapp: project.whatsapp ? whatsappHref(project.whatsapp, question) : undefined,
  };
}
