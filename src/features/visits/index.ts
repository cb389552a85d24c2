export { SearchMemoryLoader } from './search-memory-loader';
export { loadSinceLastVisit } from './load-since-last-visit';
