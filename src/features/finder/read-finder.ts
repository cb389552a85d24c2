// What is loaded when somebody looks for a home.
export { readFinderIndex } from './finder-files';
export { findMatches, searchBuiltHomes, searchHomes } from './search-homes';
export { findPlace } from '../../domain/conditions/places-meant';
