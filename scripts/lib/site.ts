import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createSiteServer } from '../../deploy/server/site-server';
import { localeCodes, locales } from '../../src/i18n/locales';
import { noteCacheFolder, removeMovedCache } from './build-cache';
import { workerSettings } from './build-workers';
import { runChild } from './child-process';
import { CommandError, type CommandContext } from './command';
import { reservePort } from './options';
import { publicDir } from './paths';
import { watchMemory } from './watch-memory';

interface BuildFigures {
  /** HTML files written for visitors. */
  pages: number;
  seconds: number;
  /** Most resident memory of Gatsby and its workers, in bytes; shared pages count once for each. */
  peakMemory: number;
}

/** The Gatsby command line of this repository, as Node runs it. */
export const gatsbyCli = createRequire(__filename).resolve('gatsby/cli.js');

async function countPages(): Promise<number> {
  const files = await readdir(publicDir, { recursive: true });
  return files.filter((file) => /(^|[\\/])index\.html$/.test(file)).length;
}

/**
 * Builds the production site into `public/` with the settings in `env`.
 * @throws CommandError when Gatsby fails; it has said why by then
 */
export async function buildSite(context: CommandContext, env: Record<string, string>): Promise<BuildFigures> {
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
  await precompress(publicDir);
  return { pages: await countPages(), seconds, peakMemory };
}

/** The figures as rows for `console.table`. */
export function figureTable({ pages, seconds, peakMemory }: BuildFigures): Record<string, string> {
  return {
    Pages: String(pages),
    Time: `${seconds.toFixed(1)} s`,
    'Pages a second': (pages / seconds).toFixed(1),
    'Peak memory': `${Math.round(peakMemory / 2 ** 20)} MiB`,
  };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    compressGzip(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/**
 * Writes a `.br` and a `.gz` beside each script and style sheet of a build, at the best quality: every visitor
 * loads them, and they never change. Pages and page data are compressed as they are sent.
 * @returns how many files were compressed
 */
export async function precompress(buildDir: string): Promise<number> {
  const present = new Set(await readdir(buildDir));
  const missing = [...present].filter(
    (name) => /\.(js|css)$/.test(name) && !(present.has(`${name}.br`) && present.has(`${name}.gz`)),
  );
  for (const name of missing) await compressFile(path.join(buildDir, name));
  return missing.length;
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
}

/**
 * Serves a build until the command ends, and answers the address.
 * @throws CommandError when there is no build or the port is taken
 */
export async function serveSite(context: CommandContext, options: ServeOptions): Promise<string> {
  const { buildDir = publicDir, port, portOption, host = '127.0.0.1', apiUrl, organizationKey } = options;
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new CommandError('There is no build in public/ yet: run `npm run build` first.');
  }
  await reservePort(port, portOption);
  const server = await createSiteServer({ publicDir: buildDir, apiUrl, organizationKey });
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
