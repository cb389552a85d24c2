export { ConnectionNote } from './connection-note';
export { ErrorBoundary } from './error-boundary';
export { ErrorPage } from './error-page';
export { IncompleteNote } from './incomplete-note';
export { restoreFields } from './kept-fields';
export { MissingPage } from './missing-page';
export { watchNavigation } from './navigation';
export { forgetFailure, watchChunks } from './watch';
