export * from './rooms'; // until importers are moved
