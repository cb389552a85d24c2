export * from './src/build';
