export { ErrorPage, PageOrError } from './error-page';
export { clearLoadErrors, handleFailedNavigation, watchChunks } from './failed-navigation';
export { restoreForms } from './form-backup';
export { ConnectionNotice, IncompleteNotice } from './notices';
