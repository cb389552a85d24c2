export { ErrorPage, PageOrError } from './error-page';
export { ConnectionNotice, IncompleteNotice } from './notices';
