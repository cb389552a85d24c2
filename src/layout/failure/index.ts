export { ErrorBoundary } from './error-boundary';
export { ErrorPage } from './error-page';
export { IncompleteNote } from './incomplete-note';
export { restoreFields } from './kept-fields';
export { MissingPage } from './missing-page';
export { forgetFailure, watchChunks, watchNavigation } from './watch';
