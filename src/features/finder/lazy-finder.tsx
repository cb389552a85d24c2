import { createLazyComponent } from '../../ui';

/** The homes that match; their code is loaded when something is looked for. */
export const Homes = createLazyComponent(() => import('./homes'));

/** Which single change would bring homes, where none matches; its code is loaded then. */
export const Relaxations = createLazyComponent(() => import('./relaxations'));

/** The conditions that only the finder has; their code is loaded when there is one. */
export const FinderChips = createLazyComponent(() => import('./finder-chips'));
