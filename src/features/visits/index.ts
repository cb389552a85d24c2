export { FollowSearch, SearchMemoryLoader } from './search-memory-loader';
export { useNewUnits } from './use-new-units';
export { loadSinceLastVisit } from './load-since-last-visit';
