export { freshFor, isOld } from './age';
export { isFiltering, limitChoices, matches, roomChoices, type UnitFilter } from './filter';
export { countAvailable, floorsOf, isAvailable, type Floor } from './floors';
export { mergeUnits, type LiveUnit } from './merge';
export { withSaleStates } from './sale';
