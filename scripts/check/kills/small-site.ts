import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { startReferenceApi } from '../../../openapi/reference-api';
import { generateDataset } from '../../../openapi/reference-api/generator';
import { tsxCli } from '../../lib/paths';
import { signalGroup } from '../../lib/processes';
import { resolveSettings } from '../../lib/settings';
import { copySources, forgetBuilds } from '../../lib/site-copy';

const scale = { projects: 2, units: 4, rentals: 2, blogs: 2, drafts: 0 };

/** Titles of an article, between which the data changes. */
const titles = ['The first title', 'The second title'] as const;

/** A command that runs. */
export interface Running {
  pid: number;
  /** Resolves when it has ended, with its exit code, the end of its output and the milliseconds it took. */
  ended: Promise<{ code: number | null; output: string; duration: number }>;
}

/** A copy of this checkout with a small site, and its API. */
export async function startSmallSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'chaos-kills-'));
  const directory = path.join(folder, 'site');
  const temporary = path.join(folder, 'temporary');
  mkdirSync(temporary);
  copySources(directory);
  const api = await startReferenceApi({ memory: true, dataset: () => generateDataset(scale) });
  const { slug } = await api.database.selectFrom('blogs').select('slug').limit(1).executeTakeFirstOrThrow();
  const started = new Set<number>();
  const clean = () => {
    for (const pid of started) signalGroup(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // Also where this command is stopped.
  process.once('exit', clean);
  const { settings } = resolveSettings({ apiPort: Number(new URL(api.url).port), sitePort: 9000 }, {});
  return {
    directory,
    dataFolder: path.join(directory, '.data'),
    publicFolder: path.join(directory, 'public'),
    /** The folder of the system for temporary files, as the commands have it. */
    temporary,
    /** How many states the data has. */
    states: titles.length,
    async setState(state: number): Promise<void> {
      const title = titles[state] ?? '';
      await sql`update blogs set title = ${JSON.stringify({ ar: title, en: title })} where slug = ${slug}`.execute(
        api.database,
      );
    },
    /** Makes the next build the first one of this folder. */
    clear(): void {
      forgetBuilds(directory);
    },
    /** Starts a command as npm does, in a group of its own. */
    start(script: string): Running {
      const child = spawn(process.execPath, [tsxCli, path.join(directory, 'scripts', script)], {
        cwd: directory,
        env: { ...process.env, ...settings, TMPDIR: temporary },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      const start = Date.now();
      if (child.pid !== undefined) started.add(child.pid);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-2000)));
      const ended = once(child, 'exit').then(([code]) => {
        // Another program may get its number.
        if (child.pid !== undefined) started.delete(child.pid);
        return { code: code as number | null, output, duration: Date.now() - start };
      });
      return { pid: child.pid ?? 0, ended };
    },
    async stop(): Promise<void> {
      await api.close();
      process.off('exit', clean);
      clean();
    },
  };
}

export type SmallSite = Awaited<ReturnType<typeof startSmallSite>>;
