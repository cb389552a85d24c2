/** Loads the unit on one printed page; hidden on screens. */
export const loadPrintedUnit = () => import('./printed-unit');
