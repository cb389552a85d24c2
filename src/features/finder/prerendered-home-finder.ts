import { createPrerendered } from '../../ui';
import HomeFinderParts from './home-finder';

/** The finder of the home page, as prerendered HTML: links and a form, which need no code. */
export const HomeFinder = createPrerendered(
  process.env['BUILD_STAGE'] !== 'build-javascript' && HomeFinderParts,
  () => import('./home-finder').then((module) => module.default),
);
