import { createLazyComponent } from '../../ui';

/** The units that match; their code is loaded when something is looked for. */
export const FoundUnits = createLazyComponent(() => import('./found-units'));

/** Which single change would bring units, where none matches; its code is loaded then. */
export const Relaxations = createLazyComponent(() => import('./relaxations'));
