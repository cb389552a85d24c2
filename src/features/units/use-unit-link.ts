import { useLocalized, useTranslation } from '../../i18n';
import { whatsappHref } from '../../lib/phone';
import { useShareLink } from '../../ui';
import type { Building, UnitRow } from './unit';
import { hrefOfUnit } from './unit-address';
import type { UnitsProject } from './units-project';

/** The unit's name, the address that opens it anywhere, and the WhatsApp chat about it. */
export function useUnitLink(project: UnitsProject, building: Building, unit: UnitRow) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const words = { flat: unit.flat_number, building: localized(building.name) };
  const link = useShareLink(project.path + hrefOfUnit(unit.id));
  const question = t('explorer.askText', { ...words, project: localized(project.name), link });
  return {
    title: t('explorer.unitTitle', words),
    link,
    whatsapp: project.whatsapp ? whatsappHref(project.whatsapp, question) : undefined,
  };
}
