export * from './routes'; // until importers are moved
