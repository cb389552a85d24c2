import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createSiteServer } from '../../deploy/server/site-server';
import { localeCodes, locales } from '../../src/i18n/locales';
import { readEnv } from '../../src/lib/env';
import { buildAdmin } from '../cms/build-admin';
import { noteCacheFolder, removeMovedCache } from './build-cache';
import { workerSettings } from './build-workers';
import { runChild } from './child-process';
import { CommandError, type CommandContext } from './command';
import { reservePort } from './options';
import { sortBundles } from './bundles';
import { writeHostFiles } from './host-files';
import { cacheDir, dataDir, publicDir } from './paths';
import { describePrecompressed, precompress, type Precompressed } from './precompress';
import { watchMemory } from './watch-memory';

interface BuildFigures {
  /** HTML files written for visitors. */
  pages: number;
  seconds: number;
  /** Most resident memory of Gatsby and its workers, in bytes; shared pages count once for each. */
  peakMemory: number;
  /** What the step after Gatsby did; undefined when it was left out. */
  precompressed?: Precompressed;
}

/** The Gatsby command line of this repository, as Node runs it. */
export const gatsbyCli = createRequire(__filename).resolve('gatsby/cli.js');

function countPages(): number {
  const files = readdirSync(publicDir, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(^|[\\/])index\.html$/.test(file)).length;
}

/**
 * Builds the production site into `public/` with the settings in `env`.
 * @param options `precompress: false` for hosts that compress files themselves
 * @throws CommandError when Gatsby fails; it has said why by then
 */
export async function buildSite(
  context: CommandContext,
  env: Record<string, string>,
  options = { precompress: true },
): Promise<BuildFigures> {
  const started = performance.now();
  if (removeMovedCache()) console.log('The cache was made in another folder: it is made again.');
  noteCacheFolder();
  let memory: ReturnType<typeof watchMemory> | undefined;
  const code = await runChild(context, [process.execPath, gatsbyCli, 'build'], {
    env: { ...env, ...workerSettings(), GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    onStart: (pid) => (memory = watchMemory(pid)),
  });
  const peakMemory = memory?.stop() ?? 0;
  if (code !== 0)
    throw new CommandError(`The site was not built: see above (gatsby build ended with ${code}).`);
  // Again: Gatsby empties the cache when its plugins or settings changed.
  noteCacheFolder();
  const seconds = (performance.now() - started) / 1000;
  sortBundles({ buildDir: publicDir, cacheDir, dataDir });
  writeHostFiles(publicDir, env, await buildAdmin(publicDir, readEnv(env)));
  const precompressed = options.precompress ? await precompress(publicDir) : undefined;
  return { pages: countPages(), seconds, peakMemory, ...(precompressed && { precompressed }) };
}

/** The figures as rows for `console.table`. */
export function figureTable({
  pages,
  seconds,
  peakMemory,
  precompressed,
}: BuildFigures): Record<string, string> {
  return {
    Pages: String(pages),
    Time: `${seconds.toFixed(1)} s`,
    'Pages a second': (pages / seconds).toFixed(1),
    'Peak memory': `${Math.round(peakMemory / 2 ** 20)} MiB`,
    ...(precompressed && { Compressed: describePrecompressed(precompressed) }),
  };
}

interface ServeOptions {
  /** Where the build is; `public/` of the repository when left out. */
  buildDir?: string;
  port: number;
  /** Name of the command-line option that chooses the port, for the message when it is taken. */
  portOption: string;
  host?: string;
  apiUrl?: string;
  organizationKey?: string;
  /** A proxy in front adds each visitor's address to `X-Forwarded-For`. */
  trustProxy?: boolean;
}

/**
 * Serves a build until the command ends, and answers the address.
 * @throws CommandError when there is no build or the port is taken
 */
export async function serveSite(context: CommandContext, options: ServeOptions): Promise<string> {
  const { buildDir = publicDir, port, portOption, host = '127.0.0.1', ...settings } = options;
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new CommandError('There is no build in public/ yet: run `npm run build` first.');
  }
  await reservePort(port, portOption);
  const server = createSiteServer({ publicDir: buildDir, ...settings });
  context.onEnd(() => server.close());
  return server.listen({ port, host });
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The home page in each language, with the language's English name. */
export const homeAddresses = (siteUrl: string): { language: string; url: string }[] =>
  localeCodes.map((code) => ({
    language: languageNames.of(code) ?? code,
    url: siteUrl + (locales[code].localePrefix || '/'),
  }));
