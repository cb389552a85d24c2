/** Loads what this device remembers of visits, and what shows it. */
export const loadVisits = () => import('./on-demand');
