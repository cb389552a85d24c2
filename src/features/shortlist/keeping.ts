/** Everything that keeping a home takes: loaded once something is kept. */
export { knownOf } from './kept-unit';
export { compareAddress, sameRef } from './refs';
export { shortlist } from './shortlist';
