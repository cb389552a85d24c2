/** Records that were published after the build: their pages come through the error page, filled by the API. */
export { FallbackPage } from './fallback-page';
export { NotYet } from './not-yet';
