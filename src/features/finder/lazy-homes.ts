import { createLazyComponent } from '../../ui';

/** The homes that match; their code is loaded when something is looked for. */
export const Homes = createLazyComponent(() => import('./homes'));
