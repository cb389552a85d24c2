import { InvalidArgumentError } from 'commander';
import { freePort, isPortFree } from '../../openapi/reference-api/testing/local-machine';
import { CommandError } from './command';

/** Option parser for ports; 0 means any free one. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (text !== '' && Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new InvalidArgumentError('Expected a number from 0 (any free port) to 65535.');
}

/** Option parser for whole numbers above 0. */
export function parseCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('Expected a whole number above 0.');
}

/** Option parser for whole numbers above 0, separated by commas. */
export const parseCounts = (text: string): number[] => text.split(',').map(parseCount);

/** Option parser for some of the known names, separated by commas. */
export const parseNames =
  (known: readonly string[]) =>
  (text: string): string[] => {
    const names = text.split(',').filter(Boolean);
    const unknown = names.find((name) => !known.includes(name));
    if (unknown === undefined) return names;
    throw new InvalidArgumentError(`There is no ${unknown}. Expected some of: ${known.join(', ')}.`);
  };

/**
 * A usable port for the wanted one (0 means any), before long work depends on it.
 * @throws CommandError naming `option` when another program has it
 */
export async function reservePort(port: number, option: string): Promise<number> {
  if (port === 0) return freePort();
  if (await isPortFree(port)) return port;
  throw new CommandError(
    `Port ${port} is taken by another program. Stop it, or choose another port: ${option} <number>`,
  );
}
