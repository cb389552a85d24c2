export { shortlist, useShortlist } from './shortlist';
export { shortlistKey, watchNotEmpty } from './shortlist-flag';
export { SaveUnit } from './save-unit';
export { ShortlistBarLoader } from './shortlist-bar-loader';
export { ShortlistToggleLoader } from './shortlist-toggle-loader';
export { compareAddress, maxUnits, parseCompareAddress, sameRef, sameRefs, type UnitRef } from './unit-refs';
export { createSnapshot, type ShortlistItem, type UnitSnapshot } from './unit-snapshot';
