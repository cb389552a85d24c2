/** Records that were published after the build: their pages come through the error page, filled by the API. */
export { LateDoor } from './late-door';
export { NotYet } from './not-yet';
