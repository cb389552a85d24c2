import { createLazyComponent } from '../../ui';

/** Reads a sentence, and says what of it was not understood. */
export const SentenceNotice = createLazyComponent(() => import('./sentence-notice'));
