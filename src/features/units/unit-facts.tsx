/** The attributes of a unit; what is not known is left out. */
import { useLocalized, useTranslation } from '../../i18n';
import { Facts, Num, type Fact } from '../../ui';
import type { UnitAttributes } from './unit';
import { useUnitTexts } from './use-unit-texts';

interface UnitFactsProps {
  unit: UnitAttributes;
  /** Said first, such as the price or the annual rent. */
  first?: Fact[];
}

export function UnitFacts({ unit, first = [] }: UnitFactsProps) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const facts: { name: string; value: Fact['value'] | undefined }[] = [
    ...first,
    { name: t('building'), value: localized(unit.building) },
    { name: t('flat'), value: <Num>{unit.flat_number}</Num> },
    { name: t('floor'), value: texts.floor(unit.floor) },
    { name: t('rooms'), value: <Num>{unit.rooms}</Num> },
    { name: t('bathrooms'), value: <Num>{unit.bathrooms}</Num> },
    { name: t('totalArea'), value: texts.area(unit.total_area) },
    { name: t('outsideArea'), value: unit.outside_area ? texts.area(unit.outside_area) : undefined },
    { name: t('airConditioning'), value: texts.airConditioning(unit.air_conditioning) },
    { name: t('kitchen'), value: texts.kitchen(unit.kitchen) },
    { name: t('electricity'), value: texts.utility(unit.electricity) },
    { name: t('water'), value: texts.utility(unit.water) },
  ];
  return <Facts facts={facts.filter((fact): fact is Fact => fact.value !== undefined)} />;
}
