import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rootDir } from './paths';
import { formatDuration } from './step';

/** Where two texts first differ: the line, what it has and what is expected. */
export function firstDifference(current: string, expected: string, source: string): string {
  const have = current.split('\n');
  const want = expected.split('\n');
  const index = want.findIndex((line, at) => line !== have[at]);
  const at = index === -1 ? want.length : index;
  const show = (line: string | undefined) =>
    line === undefined ? 'the end of the file' : `“${line.trim()}”`;
  return `Line ${at + 1}: has ${show(have[at])}, ${source} says ${show(want[at])}`;
}

interface GeneratedFilesOptions {
  /** Write nothing; set the exit code to 1 when a file is stale, and print where it differs. */
  check: boolean | undefined;
  /** What the files are made from, for the messages. */
  source: string;
  /** What to do about a stale file. */
  advice: string;
}

/**
 * Writes or checks generated files, and prints what became of each.
 * @param generate the texts by path from the root of the project
 */
export async function writeGeneratedFiles(
  generate: () => Promise<Record<string, string>>,
  { check, source, advice }: GeneratedFilesOptions,
): Promise<void> {
  const started = performance.now();
  let isStale = false;
  for (const [name, text] of Object.entries(await generate())) {
    const file = path.join(rootDir, name);
    const current = await readFile(file, 'utf8').catch(() => '');
    if (!check) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
      console.log(`${name} ${current === text ? 'unchanged' : 'written'}`);
    } else if (current === text) {
      console.log(`${name} agrees with ${source}`);
    } else {
      isStale = true;
      console.error(`${name} is stale. ${firstDifference(current, text, source)}`);
    }
  }
  console.log(`Done in ${formatDuration(performance.now() - started)}`);
  if (!isStale) return;
  console.error(advice);
  process.exitCode = 1;
}
