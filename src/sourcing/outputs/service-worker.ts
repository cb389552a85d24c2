import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { readEnv } from '../../lib/env';
import { keepsPages, serviceWorkerPath } from '../../lib/kept-pages';

/** As in `browserslist`; esbuild knows the names of the engines only. */
const browsers = ['chrome103', 'edge103', 'firefox103', 'safari15.4'];

const delivery = path.join('src', 'features', 'enquiries', 'outbox', 'background-delivery.ts');

/** Compiles one script for workers. @param values those of names that it does not declare */
async function bundle(entry: string, values: Readonly<Record<string, string>> = {}): Promise<string> {
  const { build } = await import('esbuild');
  const define = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    target: browsers,
    define,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Writes the service worker (`src/worker`), and the script by which it sends enquiries. A preview, and a build that is told to
 * keep nothing, have a worker that removes itself and what an earlier one has kept.
 */
export async function writeServiceWorker({ reporter }: BuildArgs, publicDirectory: string): Promise<void> {
  const env = readEnv();
  const write = (address: string, script: string) => writeFile(path.join(publicDirectory, address), script);
  if (!keepsPages(env)) {
    await write(serviceWorkerPath, await bundle(path.join('src', 'worker', 'switched-off.ts')));
    return reporter.info('Service worker: switched off');
  }
  const { GATSBY_API_URL, GATSBY_API_FORWARDED, GATSBY_ORGANIZATION_KEY } = env;
  const script = await bundle(delivery, {
    'process.env.GATSBY_API_URL': GATSBY_API_URL,
    'process.env.GATSBY_API_FORWARDED': GATSBY_API_FORWARDED,
    'process.env.GATSBY_ORGANIZATION_KEY': GATSBY_ORGANIZATION_KEY,
  });
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 12);
  const address = `/enquiry-delivery-${hash}.js`;
  await write(address, script);
  const worker = path.join('src', 'worker', 'service-worker.ts');
  await write(serviceWorkerPath, await bundle(worker, { deliveryScript: address }));
  reporter.info(`Service worker: keeps pages, sends enquiries with ${address}`);
}
