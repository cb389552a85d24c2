import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../lib/file-trees';
import { watchMemory } from '../../lib/watch-memory';

export interface BuildCost {
  name: string;
  seconds: number;
  /** Seconds of all processors, which other programs on the machine hardly change; undefined where /proc is missing. */
  processorSeconds?: number;
  /** HTML files of the site. */
  pages: number;
  /** HTML files that this build wrote. */
  written: number;
  /** Most memory of all processes of the build, in bytes. */
  peakMemory: number;
  /** Requests to the API. */
  requests: number;
}

/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Processor time of this process's children that have ended, and of theirs, in seconds. */
function childrenTime(): number | undefined {
  try {
    // The name of the program, in parentheses, may hold spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').pop()?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

interface MeasuredBuild {
  name: string;
  /** Where the HTML files are afterwards. */
  output: string;
  /** Runs the build; calls back with the id of its process. */
  run(onStart: (pid: number) => void): Promise<void>;
  /** Requests that the API answered so far. */
  requestCount(): number;
}

/** Runs a build and says what it cost. */
export async function measureBuild({ name, output, run, requestCount }: MeasuredBuild): Promise<BuildCost> {
  const requestsBefore = requestCount();
  const processorBefore = childrenTime();
  const startedAt = Date.now();
  const started = performance.now();
  let memory: ReturnType<typeof watchMemory> | undefined;
  try {
    await run((pid) => (memory = watchMemory(pid)));
  } finally {
    memory?.stop();
  }
  const seconds = (performance.now() - started) / 1000;
  const processorAfter = childrenTime();
  const times = htmlFiles(output).map((file) => statSync(file).mtimeMs);
  return {
    name,
    seconds,
    ...(processorBefore !== undefined &&
      processorAfter !== undefined && { processorSeconds: processorAfter - processorBefore }),
    pages: times.length,
    written: times.filter((time) => time >= startedAt).length,
    peakMemory: memory?.stop() ?? 0,
    requests: requestCount() - requestsBefore,
  };
}

const htmlFiles = (directory: string): string[] =>
  filesBelow(directory)
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(directory, file));

/** The costs as rows for `console.table`. */
export const costRows = (costs: readonly BuildCost[]): Record<string, Record<string, string>> =>
  Object.fromEntries(
    costs.map(({ name, seconds, processorSeconds, pages, written, peakMemory, requests }) => [
      name,
      {
        time: `${seconds.toFixed(1)} s`,
        processor: processorSeconds === undefined ? '' : `${processorSeconds.toFixed(1)} s`,
        'pages a second': (pages / seconds).toFixed(0),
        memory: `${(peakMemory / 2 ** 20).toFixed(0)} MiB`,
        'HTML files': String(pages),
        written: String(written),
        requests: String(requests),
      },
    ]),
  );
