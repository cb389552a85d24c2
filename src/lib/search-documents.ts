export * from './search-index'; // until importers are moved
