export * from './sale-state'; // until importers are moved
