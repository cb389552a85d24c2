import { createLazyComponent } from '../../ui';
import type { SentenceState } from './sentence-address';

/** The homes that match; their code is loaded when something is looked for. */
export const Homes = createLazyComponent(() => import('./homes'));

/** The conditions that only the finder has; their code is loaded when there is one. */
export const FinderChips = createLazyComponent(() => import('./finder-chips'));

/** Reads a sentence, and says what of it was not understood. */
export const SentenceNotice = createLazyComponent(() => import('./sentence-notice'));

/** Whether a location's state may have what was read of a sentence. */
export const hasReadSentence = (state: unknown): boolean =>
  Boolean((state as Partial<SentenceState> | null | undefined)?.sentence);
