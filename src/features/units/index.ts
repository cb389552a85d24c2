export type { UnitAttributes, UnitRow } from './unit';
export { UnitFacts } from './unit-facts';
export { UnitsTable } from './units-table';
export { useUnitTexts } from './use-unit-texts';
