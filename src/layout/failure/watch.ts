/** Parts of pages that do not load and that nobody else minds. Called by `gatsby-browser`. */
import { beforeReload, isChunkError, reloadOrSay } from '../../browser/reload';
import { keepFields } from './kept-fields';
import { missingPage } from './navigation';

/**
 * Listens for such parts. To be called before Gatsby's own listener is there: that one loads the page anew each time, in
 * a circle.
 */
export function watchChunks(): void {
  beforeReload(keepFields);
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkError(event.reason)) return;
    event.stopImmediatePropagation();
    reloadOrSay();
  });
}

/** Another page is there: what was missing before is of no interest any more. */
export function forgetFailure(): void {
  missingPage.set(undefined);
  delete document.documentElement.dataset['incomplete'];
}
