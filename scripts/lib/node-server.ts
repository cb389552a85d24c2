import { setTimeout as delay } from 'node:timers/promises';
import { runScript } from './child-process';
import { CommandError, type CommandContext } from './command';
import { rootDir } from './paths';

interface NodeServerOptions {
  port: number;
  /** The checkout whose build it serves: this one, when left out. */
  directory?: string;
  env?: Record<string, string>;
}

/**
 * Starts `npm run serve` in a process of its own and waits until it answers.
 * @returns its origin
 * @throws CommandError when it ends instead
 */
export async function startNodeServer(
  context: CommandContext,
  { port, directory = rootDir, env = {} }: NodeServerOptions,
): Promise<string> {
  const origin = `http://127.0.0.1:${port}`;
  const ended = runScript(context, ['build/serve.ts', '--port', String(port)], {
    env: { NODE_ENV: 'production', ...env },
    directory,
  });
  const isUp = async () => (await fetch(`${origin}/healthz`).catch(() => undefined))?.ok === true;
  while (!(await isUp())) {
    const code = await Promise.race([ended, delay(100)]);
    if (code !== undefined) throw new CommandError(`The Node server ended with ${code}: see above.`);
  }
  return origin;
}
