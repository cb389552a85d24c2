import { useTranslation } from '../../i18n';
import { unitFactNames, unitFacts, type UnitAttributes, type UnitFactName } from '../../domain/unit-facts';
import { Facts, Num, type Fact } from '../../ui';
import { useFactWords } from './use-fact-words';

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
type UnitFact = Fact & { attribute: UnitFactName };

/** Names and values of the unit's attributes; unknown ones are left out. */
export function useUnitFacts(unit: UnitAttributes): UnitFact[] {
  const { t } = useTranslation('units');
  const words = useFactWords();
  return unitFactNames.flatMap((attribute): UnitFact[] => {
    const { name, text, ...fact } = unitFacts[attribute];
    const value = text(unit, words);
    if (value === undefined) return [];
    return [{ attribute, name: t(name), value: 'isNumber' in fact ? <Num>{value}</Num> : value }];
  });
}
