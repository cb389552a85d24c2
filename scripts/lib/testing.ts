import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Writes files (name → text) into a new temporary folder, and removes it after `work`, whose result it returns. */
export function withFiles<Result>(files: Record<string, string>, work: (folder: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
