import { createPrerendered } from '../../ui';
import { principlesAtBuild } from './principles-at-build';

/** The principles as prerendered HTML: texts, which need no code. */
export const PrerenderedPrinciples = createPrerendered(principlesAtBuild, () =>
  import('./principles').then((module) => module.Principles),
);
