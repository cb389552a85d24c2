import { useLocalized, useTranslation } from '../../i18n';
import { Facts, Num, type Fact } from '../../ui';
import type { UnitAttributes } from './unit';
import { useUnitTexts } from './use-unit-texts';

interface UnitFactsProps {
  unit: UnitAttributes;
  /** Shown first, such as the price or the annual rent. */
  first?: Fact[];
  /** Shown last, such as what only a rental has. */
  last?: Fact[];
}

export function UnitFacts({ unit, first = [], last = [] }: UnitFactsProps) {
  return <Facts facts={[...first, ...useUnitFacts(unit), ...last]} />;
}

/** `attribute` is its name in the contract. */
export type UnitFact = Fact & { attribute: Exclude<keyof UnitAttributes, 'id'> };

/** Names and values of the unit's attributes; unknown ones are left out. */
export function useUnitFacts(unit: UnitAttributes): UnitFact[] {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const facts: (Omit<UnitFact, 'value'> & { value: Fact['value'] | undefined })[] = [
    { attribute: 'building', name: t('building'), value: localized(unit.building) },
    { attribute: 'flat_number', name: t('flat'), value: <Num>{unit.flat_number}</Num> },
    { attribute: 'floor', name: t('floor'), value: texts.floorName(unit.floor) },
    { attribute: 'rooms', name: t('rooms'), value: <Num>{unit.rooms}</Num> },
    { attribute: 'bathrooms', name: t('bathrooms'), value: <Num>{unit.bathrooms}</Num> },
    { attribute: 'total_area', name: t('totalArea'), value: texts.area(unit.total_area) },
    {
      attribute: 'outside_area',
      name: t('outsideArea'),
      value: unit.outside_area ? texts.area(unit.outside_area) : undefined,
    },
    {
      attribute: 'air_conditioning',
      name: t('airConditioning'),
      value: texts.airConditioning(unit.air_conditioning),
    },
    { attribute: 'kitchen', name: t('kitchen'), value: texts.kitchen(unit.kitchen) },
    { attribute: 'electricity', name: t('electricity'), value: texts.utility(unit.electricity) },
    { attribute: 'water', name: t('water'), value: texts.utility(unit.water) },
    { attribute: 'parking_spaces', name: t('parking'), value: texts.parking(unit.parking_spaces) },
  ];
  return facts.filter((fact): fact is UnitFact => fact.value !== undefined);
}
