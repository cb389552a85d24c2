import { createPrerendered } from '../../../ui';
import { historyAtBuild } from './history-at-build';

/** The company's history as prerendered HTML: texts, which need no code. */
export const PrerenderedHistory = createPrerendered(historyAtBuild, () =>
  import('./history').then((module) => module.History),
);
