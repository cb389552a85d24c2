import { createLazyComponent } from '../../../ui';
import { projectSearch } from '../lazy-search';

export const FoundProjects = createLazyComponent(() => import('./found-projects'));
export const AfterFound = createLazyComponent(() => import('./after-found'));

/** Loads what shows the results of a search. */
export const loadFound = (): Promise<void> =>
  Promise.all([FoundProjects.load(), AfterFound.load()]).then(() => undefined);

/** Loads all that a search needs, once somebody begins one. */
export function preloadFound(): void {
  projectSearch.preload();
  void loadFound();
}
