import { createServer, type AddressInfo } from 'node:net';
import { InvalidArgumentError } from 'commander';
import { CommandError } from './command';

/** Option parser for ports; 0 means any free one. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (text !== '' && Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new InvalidArgumentError('Expected a number from 0 to 65535.');
}

/** Listens for a moment on a loopback port and answers which one it was (0 takes any). Rejects when it is taken. */
export function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const { port: taken } = probe.address() as AddressInfo;
      probe.close(() => resolve(taken));
    });
  });
}

/**
 * Answers a usable port for the wanted one, before long work depends on it.
 * @throws CommandError in words, naming `option`, when another program has it
 */
export async function reservePort(port: number, option: string): Promise<number> {
  return tryPort(port).catch(() => {
    throw new CommandError(
      `Port ${port} is taken by another program. Stop it, or choose another port: ${option} <number>`,
    );
  });
}

/**
 * A free port below those that systems hand out for outgoing connections, so that nobody gets it by chance while we
 * do other things before listening.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const candidate = 20_000 + Math.floor(Math.random() * 10_000);
    const isFree = await tryPort(candidate).then(
      () => true,
      () => false,
    );
    if (isFree) return candidate;
  }
}
