import { existsSync } from 'node:fs';
import { appendFile, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../../replace-file';
import { withoutFuture, type OfferRecord } from './future-lines';
import type { LastReads, Observation } from './observe';
import { formatRecord, parseRecord } from './record-line';

/** Below the folder of records: what a build has seen that has not succeeded yet. */
const stagedFolder = 'staged';

/** Where the record of an API and organization is. */
export const recordFile = (folder: string, identity: string) => path.join(folder, `${identity}.jsonl`);
const readsFile = (folder: string, identity: string) => path.join(folder, `${identity}.reads.json`);

const readText = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * The record of an API and organization.
 * @param identity its name: see `apiIdentity`
 * @throws when there is a record that cannot be read: a build that took it for empty would begin it again
 */
export async function readRecord(folder: string, identity: string): Promise<OfferRecord> {
  const lines = parseRecord((await readText(recordFile(folder, identity))) ?? '');
  return { lines, lastReads: parseReads(await readText(readsFile(folder, identity))) };
}

/** Without them a change says when it was seen, and not before which time it came. */
function parseReads(text: string | undefined): LastReads {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Lays what a build has seen beside the record, until the build has succeeded: see {@link keepStagedRecord}. */
export async function stageRecord(folder: string, identity: string, seen: Observation): Promise<void> {
  const staged = path.join(folder, stagedFolder);
  await mkdir(staged, { recursive: true });
  replaceFile(recordFile(staged, identity), formatRecord(seen.lines));
  replaceFile(readsFile(staged, identity), JSON.stringify(seen.lastReads));
}

/**
 * The record with what the build that runs has seen.
 * @param now ISO time: what was written with a later one is not in it
 */
export async function readStagedRecord(folder: string, identity: string, now: string): Promise<OfferRecord> {
  const record = await readRecord(folder, identity);
  const staged = await readRecord(path.join(folder, stagedFolder), identity);
  const lines = [...record.lines, ...staged.lines];
  return withoutFuture({ lines, lastReads: { ...record.lastReads, ...staged.lastReads } }, now);
}

/** Adds what the build that has just succeeded has seen to the end of the record. Nothing in the record changes. */
export async function keepStagedRecord(folder: string): Promise<void> {
  const staged = path.join(folder, stagedFolder);
  if (!existsSync(staged)) return;
  for (const name of await readdir(staged)) {
    const file = path.join(folder, name);
    if (name.endsWith('.jsonl')) await append(file, await readFile(path.join(staged, name), 'utf8'));
    else await rename(path.join(staged, name), file);
  }
  await dropStagedRecord(folder);
}

/** Forgets what a build that did not succeed has seen. */
export const dropStagedRecord = (folder: string): Promise<void> =>
  rm(path.join(folder, stagedFolder), { recursive: true, force: true });

/** A last line that was cut off while it was written stays as it is; the new lines begin on a line of their own. */
async function append(file: string, text: string): Promise<void> {
  if (text === '') return;
  const separator = (await endsOpen(file)) ? '\n' : '';
  await appendFile(file, separator + text);
}

async function endsOpen(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    if (size === 0) return false;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer.toString() !== '\n';
  } finally {
    await handle.close();
  }
}
