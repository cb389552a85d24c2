/** Loads what is shown in place of a unit that its project does not have. */
export const loadRemovedUnit = () => import('./removed-unit');
