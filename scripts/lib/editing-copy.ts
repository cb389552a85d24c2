import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../openapi/reference-api/testing/local-machine';
import { runScript } from './child-process';
import { CommandError, type CommandContext } from './command';
import { git } from './git';
import { makeCopyFolder, copySources } from './site-copy';

/** A copy of the checkout whose content is edited; the checkout and its build stay as they are. */
export interface EditingCopy {
  directory: string;
  /** Address of the editing page, with its token. */
  url: string;
  /** Origin of the development site beside it. */
  siteUrl: string;
  /** Resolves when these paths of the development site answer: it compiles for a while. */
  untilDeveloped(pages: readonly string[]): Promise<void>;
  /** Ends the editing page and the development site; the copy stays until the command ends. */
  stop(): Promise<void>;
}

/** Who saved the content first, in the history of the copy. */
const firstAuthor = 'Sara Al-Harbi';

/** The copy has a history of its own, without what commands make in it. */
function commitAll(directory: string): void {
  git(directory, 'init', '--quiet');
  writeFileSync(path.join(directory, '.git/info/exclude'), 'node_modules\n.cache\npublic\n.data\n');
  git(directory, 'add', '--all');
  const author = ['-c', `user.name=${firstAuthor}`, '-c', 'user.email=sara@example.sa'];
  git(directory, ...author, 'commit', '--quiet', '--message', 'First texts');
}

/** Resolves when the address answers: `gatsby develop` compiles before that. */
async function untilAnswering(address: string, hasEnded: () => boolean): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (hasEnded()) throw new CommandError('`npm run content -- edit` ended by itself.');
    await delay(500);
  }
}

/** Starts `npm run content -- edit` in a copy, and resolves when the editing page answers. */
export async function startEditingCopy(context: CommandContext): Promise<EditingCopy> {
  const directory = makeCopyFolder(context);
  copySources(directory);
  commitAll(directory);
  const [port, sitePort, apiPort] = [await freePort(), await freePort(), await freePort()];
  const ports = ['--port', port, '--site-port', sitePort, '--api-port', apiPort].map(String);
  let pid = 0;
  let hasEnded = false;
  const ended = runScript(context, ['content/edit.ts', ...ports], {
    directory,
    env: { API_IMAGES: 'off' },
    onStart: (started) => (pid = started),
  }).finally(() => (hasEnded = true));
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const answers = (address: string) => untilAnswering(address, () => hasEnded);
  await answers(`http://127.0.0.1:${port}/admin/`);
  const addressFile = path.join(directory, '.data/cms/address');
  while (!existsSync(addressFile)) await delay(100);
  return {
    directory,
    url: readFileSync(addressFile, 'utf8').trim(),
    siteUrl,
    untilDeveloped: async (pages) => {
      await answers(siteUrl);
      // Gatsby answers pages a moment before their data is written, and a page never asks again.
      for (const page of pages) await answers(`${siteUrl}/page-data${page}/page-data.json`);
    },
    stop: async () => {
      if (!hasEnded) process.kill(-pid, 'SIGTERM');
      await ended;
    },
  };
}
