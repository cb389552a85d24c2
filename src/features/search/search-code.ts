// What is loaded when somebody looks for a home.
export { readHomesIndex } from './homes-files';
export { findMatches, searchBuiltHomes, searchHomes } from './search-homes';
export { findPlace } from '../../domain/conditions/places-meant';
