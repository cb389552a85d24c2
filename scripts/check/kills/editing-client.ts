import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { gitSha } from '../../content/editing/working-copy';
import type { SavedFiles } from './editors';

const token = 'token-of-the-trial';
const calls = '/api/v1/repos/content/working-copy';

/** Milliseconds for an answer: a server that is alive and says nothing counts as one that does not answer. */
const patience = 60_000;

/** Starts the editing server on a folder. @returns its origin; undefined when it ended instead */
export async function startEditing(root: string) {
  const program = path.join(__dirname, 'editing-process.ts');
  const args = ['--require', require.resolve('tsx/cjs'), program, root, token];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const line = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>;
  const origin = await Promise.race([line.then(([text]) => text), ended.then(() => undefined)]);
  return { child, ended, origin };
}

const request = (address: string, body?: object) =>
  fetch(address, {
    headers: { Authorization: `token ${token}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);

/** Saves files together. @param before as they were last. @returns whether it was acknowledged. @throws where it was refused */
export async function saveFiles(origin: string, files: SavedFiles, before: SavedFiles): Promise<boolean> {
  const changes = [...files].map(([name, bytes]) => {
    const known = before.get(name);
    return {
      operation: bytes ? 'update' : 'delete',
      path: name,
      ...(known && { sha: gitSha(known) }),
      ...(bytes && { content: bytes.toString('base64') }),
    };
  });
  const response = await request(`${origin}${calls}/contents`, { files: changes });
  if (response && response.status !== 200)
    throw new Error(`A save was refused with ${response.status}: ${await response.text()}`);
  return response !== undefined;
}

/** The names in git of the changes of a file; undefined where the server did not answer. */
export async function readHistory(origin: string, file: string): Promise<string[] | undefined> {
  const response = await request(`${origin}${calls}/commits?path=${encodeURIComponent(file)}`);
  const rows = (await response?.json().catch(() => undefined)) as { sha: string }[] | undefined;
  return rows?.map(({ sha }) => sha);
}
