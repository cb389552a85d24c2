/** Loads what a comparison says of changes since the last visit. */
export const loadSinceLastVisit = () => import('./since-last-visit');
