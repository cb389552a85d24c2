import path from 'node:path';

/** The repository, and what commands make in it. */
export const rootDir = path.resolve(__dirname, '../..');
export const publicDir = path.join(rootDir, 'public');
export const cacheDir = path.join(rootDir, '.cache');
export const dataDir = path.join(rootDir, '.data');

/** Runs our TypeScript commands, by Node itself: npx takes a second. */
export const tsxCli = path.join(rootDir, 'node_modules/tsx/dist/cli.mjs');
