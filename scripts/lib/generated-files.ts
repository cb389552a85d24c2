import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './command';
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

type Files = Readonly<Record<string, string>>;

interface GeneratedFilesOptions {
  /** Write nothing; end with 1 when a file is stale, and print where it differs. */
  check: boolean | undefined;
  /** What the files are made from, for the messages. */
  source: string;
  /** What to do about a stale file. */
  advice: string;
  /** Says of stale files what changed in their source; printed before they are named. */
  explain?: (written: Files, expected: Files) => Promise<string>;
}

async function readWritten(names: readonly string[]): Promise<Files> {
  const read = async (name: string) => readFile(path.join(rootDir, name), 'utf8').catch(() => '');
  const entries = names.map(async (name) => [name, await read(name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** @returns whether all files are as they should be */
async function checkFiles(written: Files, expected: Files, options: GeneratedFilesOptions): Promise<boolean> {
  const { source, advice, explain } = options;
  const stale = Object.keys(expected).filter((name) => written[name] !== expected[name]);
  if (stale.length > 0 && explain) console.error(await explain(written, expected));
  for (const [name, text] of Object.entries(expected)) {
    if (!stale.includes(name)) console.log(`${name} agrees with ${source}`);
    else console.error(`${name} is stale. ${firstDifference(written[name] ?? '', text, source)}`);
  }
  if (stale.length > 0) console.error(advice);
  return stale.length === 0;
}

async function writeFiles(written: Files, expected: Files): Promise<void> {
  for (const [name, text] of Object.entries(expected)) {
    const file = path.join(rootDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`${name} ${written[name] === text ? 'unchanged' : 'written'}`);
  }
}

/**
 * Runs a command that writes or checks generated files, and prints what became of each.
 * @param generate the texts by path from the root of the project
 */
export const writeGeneratedFiles = (
  generate: () => Promise<Files>,
  options: GeneratedFilesOptions,
): Promise<void> =>
  runCommand(async () => {
    const started = performance.now();
    const expected = await generate();
    const written = await readWritten(Object.keys(expected));
    const isRight = !options.check || (await checkFiles(written, expected, options));
    if (!options.check) await writeFiles(written, expected);
    console.log(`Done in ${formatDuration(performance.now() - started)}`);
    return { exitCode: isRight ? 0 : 1 };
  });
