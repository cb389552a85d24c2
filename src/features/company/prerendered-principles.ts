import { createPrerendered } from '../../ui';
import { Principles } from './principles';

/** The principles as prerendered HTML: texts, which need no code. */
export const PrerenderedPrinciples = createPrerendered(
  process.env['BUILD_STAGE'] !== 'build-javascript' && Principles,
  () => import('./principles').then((module) => module.Principles),
);
