export { SearchMemoryLoader } from './search-memory-loader';
export { loadVisits } from './load-visits';
