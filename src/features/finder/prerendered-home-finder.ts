import { createPrerendered } from '../../ui';
import { homeFinderAtBuild } from './home-finder-at-build';

/** The finder of the home page, as prerendered HTML: links and a form, which need no code. */
export const HomeFinder = createPrerendered(homeFinderAtBuild, () =>
  import('./home-finder').then((module) => module.default),
);
