import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { CommandContext } from './command';
import { rootDir } from './paths';

export interface ChildOptions {
  /** Added to this process's environment. */
  env?: Record<string, string>;
  /** Called with the child's id once it runs. */
  onStart?: (pid: number) => void;
  /** Where it runs: the repository, when left out. */
  directory?: string;
  /** Shows the output when the program has ended, in one piece: for programs that run beside others. */
  outputAtEnd?: boolean;
}

/**
 * Runs a program in the repository with its output shown, and resolves with its exit code (128 and more for a signal).
 * It gets a process group of its own, so that stopping it also stops what it started.
 */
export function runChild(
  context: CommandContext,
  [program, ...args]: [string, ...string[]],
  { env, onStart, directory = rootDir, outputAtEnd = false }: ChildOptions = {},
): Promise<number> {
  const child = spawn(program, args, {
    cwd: directory,
    env: { ...process.env, ...env },
    stdio: ['ignore', outputAtEnd ? 'pipe' : 'inherit', outputAtEnd ? 'pipe' : 'inherit'],
    detached: true,
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const { pid } = child;
  const forget = pid === undefined ? undefined : context.onEnd(() => stopGroup(pid));
  if (pid !== undefined) onStart?.(pid);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once(outputAtEnd ? 'close' : 'exit', (code: number | null) => {
      forget?.();
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 128);
    });
  });
}

function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false; // nothing of the group is left
  }
}

/** Asks the group to end, and ends what is still there after five seconds. */
async function stopGroup(pid: number): Promise<void> {
  if (!signalGroup(pid, 'SIGTERM')) return;
  for (let waited = 0; waited < 5000; waited += 100) {
    await delay(100);
    if (!signalGroup(pid, 0)) return;
  }
  signalGroup(pid, 'SIGKILL');
}
