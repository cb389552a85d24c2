import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { cacheDir, dataDir, publicDir, rootDir } from './lib/paths';
import { formatDuration } from './lib/step';

const options = new Command('clean')
  .description("Remove the build and Gatsby's cache")
  .option('--data', "also remove .data: the reference API's database, enquiries included")
  .parse()
  .opts<{ data?: boolean }>();

async function main(): Promise<void> {
  const started = performance.now();
  for (const directory of [cacheDir, publicDir, ...(options.data ? [dataDir] : [])]) {
    const existed = existsSync(directory);
    await rm(directory, { recursive: true, force: true });
    console.log(`${path.relative(rootDir, directory)}: ${existed ? 'removed' : 'was not there'}`);
  }
  console.log(`Done in ${formatDuration(performance.now() - started)}`);
}

void main();
