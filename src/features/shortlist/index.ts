export { ShortlistUnit } from './shortlist-unit';
export { knownOf, type ShortlistItem, type UnitSnapshot } from './unit-snapshot';
export { compareAddress, limit, refsOf, sameRef, sameRefs, type UnitRef } from './refs';
export { shortlist } from './shortlist';
export { ShortlistBarLoader } from './shortlist-bar-loader';
export { useShortlist } from './use-shortlist';
