/** A failure that a person can act on; shown without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

type Cleanup = () => Promise<void> | void;

/** What a running command has started and must stop. */
export interface CommandContext {
  /**
   * Called when the command ends, latest first, whether it succeeded, failed or was stopped by a signal.
   * @returns takes the clean-up back, for what ended by itself
   */
  onEnd(cleanup: Cleanup): () => void;
  /** Resolves on Ctrl-C or SIGTERM: for commands that serve until they are stopped. */
  untilStopped(): Promise<void>;
}

/** How a command that did its work ends. */
export interface CommandResult {
  exitCode: number;
  /** Printed after everything else. */
  lastLine?: string;
}

/** tsx runs a command in a process of its own and passes signals on, but cannot pass on that it was killed itself. */
function onRunnerKilled(stop: () => void): void {
  if (!process.execArgv.some((option) => option.endsWith('/tsx/dist/preflight.cjs'))) return;
  const runner = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === runner) return;
    clearInterval(timer);
    stop();
  }, 500).unref();
}

/**
 * Runs a command. On Ctrl-C or SIGTERM, and when tsx is killed, everything started is stopped; the exit code is then 0 for
 * a command that was waiting for just that, else 130. A failure is printed and exits with 1.
 */
export async function runCommand(
  work: (context: CommandContext) => Promise<CommandResult | void>,
): Promise<void> {
  const cleanups = new Set<Cleanup>();
  let serving: (() => void) | undefined;
  const interrupted = new Promise<never>((_resolve, reject) => {
    const stop = () => {
      if (serving) serving();
      else reject(new Interruption());
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    onRunnerKilled(stop);
  });
  const context: CommandContext = {
    onEnd: (cleanup) => {
      cleanups.add(cleanup);
      return () => cleanups.delete(cleanup);
    },
    untilStopped: () => new Promise((resolve) => (serving = resolve)),
  };
  const result = await Promise.race([work(context), interrupted]).catch(describeFailure);
  await stopAll([...cleanups].reverse());
  if (result?.lastLine) console.log(result.lastLine);
  // Said outright: the embedded database sets the process's exit code when it closes.
  process.exit(result?.exitCode ?? 0);
}

async function stopAll(cleanups: readonly Cleanup[]): Promise<void> {
  if (cleanups.length === 0) return;
  console.log('\nStopping what was started …');
  for (const cleanup of cleanups) await cleanup();
  console.log('Stopped.');
}

class Interruption extends Error {}

function describeFailure(error: unknown): CommandResult {
  if (error instanceof Interruption) return { exitCode: 130 };
  const isForPeople = error instanceof CommandError || (error instanceof Error && error.name === 'EnvError');
  console.error(isForPeople ? `\n${error.message}` : error);
  return { exitCode: 1 };
}
