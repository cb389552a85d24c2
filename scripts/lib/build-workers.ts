import { availableParallelism } from 'node:os';
import path from 'node:path';

const gibibyte = 2 ** 30;

/** Memory of a build of 10,000 pages, in bytes: of Gatsby itself, and of each worker. */
const needs = { main: gibibyte, worker: 0.5 * gibibyte };

interface Machine {
  /** Logical cores. */
  cores: number;
  /** Bytes that this process and its children may still take. */
  memory: number;
}

const thisMachine = (): Machine => ({ cores: availableParallelism(), memory: process.availableMemory() });

/** How many workers run queries and render pages: one a core, as far as there is memory. */
export function workerCount({ cores, memory }: Machine = thisMachine()): number {
  const fitting = Math.floor((memory - needs.main) / needs.worker);
  return Math.max(1, Math.min(cores, fitting));
}

/**
 * MiB for what lives shortly. Rendering makes much of it: with Node's 16 MiB, collecting it took a sixth of the time of a
 * page.
 */
const youngMemory = '--max-semi-space-size=64';

/** Node's own syntax for a file of any name. */
const loadedFirst = `--require ${JSON.stringify(path.join(__dirname, 'gatsby-process.cjs'))}`;

/** What Node loads in each process of Gatsby; what is set already stays. */
const nodeOptions = (...options: (string | undefined)[]) => ({
  NODE_OPTIONS: [loadedFirst, ...options].filter(Boolean).join(' '),
});

/** The settings of `gatsby develop`. */
export const developSettings = () => nodeOptions(process.env['NODE_OPTIONS']);

/**
 * The settings by which Gatsby starts as many workers, and gives each process memory; what is set already stays. Gatsby
 * starts one less than the cores it is told of, because its main process has a core to itself, but that one waits while
 * workers work.
 */
export const workerSettings = ({ GATSBY_CPU_COUNT, NODE_OPTIONS }: NodeJS.ProcessEnv = process.env) => ({
  GATSBY_CPU_COUNT: GATSBY_CPU_COUNT || String(workerCount() + 1),
  ...nodeOptions(youngMemory, NODE_OPTIONS),
});
