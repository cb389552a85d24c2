export { UnitsExplorer } from './explorer/units-explorer';
export type { Building, FloorPlan, UnitAttributes, UnitRow } from './unit';
export { useUnitAddress } from './unit-address';
export { UnitFacts } from './unit-facts';
export { UnitsTable } from './units-table';
export type { UnitsProject } from './units-project';
export { useUnitTexts } from './use-unit-texts';
