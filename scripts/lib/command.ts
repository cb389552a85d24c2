/** How every command of ours ends: in words when it fails, tidily when it is stopped. */

/** A failure that a person can act on; shown without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

type Cleanup = () => Promise<void> | void;

/** What a running command has started and must stop. */
export interface Lifetime {
  /**
   * Called when the command ends, latest first, whether it succeeded, failed or was stopped by a signal.
   * @returns takes the clean-up back, for what ended by itself
   */
  onEnd(cleanup: Cleanup): () => void;
  /** Resolves on Ctrl-C or SIGTERM: for commands that serve until they are stopped. */
  untilStopped(): Promise<void>;
}

/**
 * Runs a command. On Ctrl-C or SIGTERM everything started is stopped; the exit code is then 0 for a command that was
 * waiting for just that, else 130. A failure is printed and exits with 1. A text that the work returns is printed last.
 */
export async function runCommand(work: (lifetime: Lifetime) => Promise<string | void>): Promise<void> {
  const cleanups = new Set<Cleanup>();
  let serving: (() => void) | undefined;
  const interrupted = new Promise<never>((_resolve, reject) => {
    const stop = () => {
      if (serving) serving();
      else reject(new Interruption());
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
  });
  const lifetime: Lifetime = {
    onEnd: (cleanup) => {
      cleanups.add(cleanup);
      return () => cleanups.delete(cleanup);
    },
    untilStopped: () => new Promise((resolve) => (serving = resolve)),
  };
  let lastLine: string | void = undefined;
  try {
    lastLine = await Promise.race([work(lifetime), interrupted]);
  } catch (error) {
    report(error);
  }
  await stopAll([...cleanups].reverse());
  if (lastLine) console.log(lastLine);
  process.exit();
}

async function stopAll(cleanups: readonly Cleanup[]): Promise<void> {
  if (cleanups.length === 0) return;
  console.log('\nStopping what was started …');
  for (const cleanup of cleanups) await cleanup();
  console.log('Stopped.');
}

class Interruption extends Error {}

function report(error: unknown): void {
  process.exitCode = error instanceof Interruption ? 130 : 1;
  if (error instanceof Interruption) return;
  const isForPeople = error instanceof CommandError || (error instanceof Error && error.name === 'EnvError');
  console.error(isForPeople ? `\n${error.message}` : error);
}
