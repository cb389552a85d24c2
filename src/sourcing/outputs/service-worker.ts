import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { readEnv } from '../../lib/env';
import { keepsPages, serviceWorkerPath } from '../../lib/kept-pages';

/** As in `browserslist`; esbuild knows the names of the engines only. */
const browsers = ['chrome103', 'edge103', 'firefox103', 'safari15.4'];

/**
 * Writes the service worker (`src/worker`). A preview, and a build that is told to keep nothing, have one that removes itself
 * and what an earlier one has kept.
 */
export async function writeServiceWorker({ reporter }: BuildArgs, publicDirectory: string): Promise<void> {
  const { build } = await import('esbuild');
  const source = keepsPages(readEnv()) ? 'service-worker' : 'switched-off';
  await build({
    entryPoints: [path.join('src', 'worker', `${source}.ts`)],
    outfile: path.join(publicDirectory, serviceWorkerPath),
    bundle: true,
    minify: true,
    target: browsers,
    logLevel: 'error',
  });
  reporter.info(`Service worker: ${source}`);
}
