import { createRequire } from 'node:module';
import { readdir } from 'node:fs/promises';
import { runChild } from './child-process';
import { CommandError, type CommandContext } from './command';
import { publicDir } from './paths';
import { precompress } from './precompress';
import { watchMemory } from './process-tree';

export interface BuildFigures {
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
  let memory: ReturnType<typeof watchMemory> | undefined;
  const code = await runChild(context, [process.execPath, gatsbyCli, 'build'], {
    env: { ...env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    onStart: (pid) => (memory = watchMemory(pid)),
  });
  const peakMemory = memory?.stop() ?? 0;
  if (code !== 0)
    throw new CommandError(`The site was not built: see above (gatsby build ended with ${code}).`);
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
