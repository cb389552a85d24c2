export { KeepUnit } from './keep-unit';
export { knownOf, type KeptUnit, type KnownUnit } from './kept-unit';
export { compareAddress, limit, refsOf, sameRef, sameRefs, type UnitRef } from './refs';
export { shortlist } from './shortlist';
export { ShortlistDoor } from './shortlist-door';
export { useShortlist } from './use-shortlist';
