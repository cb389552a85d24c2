import { createLazyComponent } from '../../ui';

/** Texts with some words; the code of the text search is loaded with them. */
export const FoundTexts = createLazyComponent(() => import('./found-texts'));
