import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CommandContext } from './command';
import { rootDir, tsxCli } from './paths';
import { signalGroup } from './processes';

export interface ChildOptions {
  /** Added to this process's environment. */
  env?: Record<string, string>;
  /** Called with the child's id once it runs. */
  onStart?: (pid: number) => void;
  /** Where it runs: the repository, when left out. */
  directory?: string;
  /**
   * When the output is shown: as it comes, or in one piece when the program has ended (for programs that run beside
   * others), or so only when it has failed, or not at all.
   */
  output?: 'live' | 'at-end' | 'on-failure' | 'never';
  /** Called when it has ended, unless its output is live, with all that it printed and what of this are errors. */
  onOutput?: (text: string, errors: string) => void;
  /** Called with what it prints as it comes, unless its output is live. */
  onPart?: (part: Buffer, stream: 'stdout' | 'stderr') => void;
}

/**
 * Runs a program in the repository with its output shown, and resolves with its exit code (128 and more for a signal).
 * It gets a process group of its own, so that stopping it also stops what it started.
 */
export function runChild(
  context: CommandContext,
  [program, ...args]: [string, ...string[]],
  { env, onStart, onOutput, onPart, directory = rootDir, output = 'live' }: ChildOptions = {},
): Promise<number> {
  const stream = output === 'live' ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd: directory,
    env: { ...process.env, ...env },
    stdio: ['ignore', stream, stream],
    detached: true,
  });
  const parts: Buffer[] = [];
  const errors: Buffer[] = [];
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (part: Buffer) => {
      parts.push(part);
      if (name === 'stderr') errors.push(part);
      onPart?.(part, name);
    });
  }
  const { pid } = child;
  const forget = pid === undefined ? undefined : context.onEnd(() => stopGroup(pid));
  if (pid !== undefined) onStart?.(pid);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once(output === 'live' ? 'exit' : 'close', (code: number | null) => {
      forget?.();
      const isShown = output === 'at-end' || (output === 'on-failure' && code !== 0);
      if (isShown) process.stdout.write(Buffer.concat(parts));
      if (output !== 'live') onOutput?.(Buffer.concat(parts).toString(), Buffer.concat(errors).toString());
      resolve(code ?? 128);
    });
  });
}

/**
 * Runs a command of ours in a process of its own, as npm does; in a copy of the repository that of the copy.
 * @param script below `scripts/`, and its arguments: `build/serve.ts`
 */
export const runScript = (
  context: CommandContext,
  [script, ...args]: [string, ...string[]],
  options: ChildOptions = {},
): Promise<number> => {
  const file = path.join(options.directory ?? rootDir, 'scripts', script);
  return runChild(context, [process.execPath, tsxCli, file, ...args], options);
};

/** Asks the group to end, and ends what is still there after five seconds. */
async function stopGroup(pid: number): Promise<void> {
  if (!signalGroup(pid, 'SIGTERM')) return;
  for (let waited = 0; waited < 5000; waited += 100) {
    await delay(100);
    if (!signalGroup(pid, 0)) return;
  }
  signalGroup(pid, 'SIGKILL');
}
