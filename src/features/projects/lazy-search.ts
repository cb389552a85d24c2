import { createLazyModule } from '../../browser/lazy-module';

/** What searches for homes. */
export const projectSearch = createLazyModule(() => import('./search-projects'));
