import { localize, useLocale, useTranslation, type LocalizedText } from '../../i18n';
import { useUnitTexts } from '../units';
import type { UnitDetails } from './unit-page-data';

/** Makes the title of a unit's page in the visitor's language: its rooms and area, number, building and project. */
export function useUnitTitle(): (details: UnitDetails) => LocalizedText {
  const { t } = useTranslation('units');
  const texts = useUnitTexts();
  const { code } = useLocale();
  return ({ unit, building, project }) => {
    const title = t('page.headTitle', {
      rooms: texts.roomsCount(unit.rooms),
      area: unit.total_area,
      flat: unit.flat_number,
      building: localize(building.name, code),
      project: localize(project.name, code),
    });
    return { ar: title, en: title };
  };
}
