import { stat } from 'node:fs/promises';
import path from 'node:path';

/** Whether `file` (relative to the build, with `/`) is a regular file of the build. */
async function isFile(publicDir: string, file: string): Promise<boolean> {
  const stats = await stat(path.join(publicDir, file)).catch(() => undefined);
  return stats?.isFile() ?? false;
}

/** The first candidate that the build has. Asked of the disk each time, so a new build shows without a restart. */
export async function firstExisting<Candidate extends { file: string }>(
  publicDir: string,
  candidates: readonly Candidate[],
): Promise<Candidate | undefined> {
  for (const candidate of candidates) {
    if (await isFile(publicDir, candidate.file)) return candidate;
  }
  return undefined;
}
