// One file for both: each further file costs every page some bytes of the table of files.
export { SearchMemory } from './search-memory';
export { SinceLastVisit } from './since-last-visit';
