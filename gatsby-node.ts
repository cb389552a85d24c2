export * from './src/sourcing';
