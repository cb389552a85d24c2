import { createPrerendered } from '../../../ui';
import { promisedHandoversAtBuild } from './promised-handovers-at-build';

/** What only a build knows, in the HTML. */
export const PrerenderedPromises = createPrerendered(promisedHandoversAtBuild, () =>
  import('./promised-handovers').then((module) => module.PromisedHandoversList),
);
