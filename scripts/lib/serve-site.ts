import { existsSync } from 'node:fs';
import path from 'node:path';
import { createSiteServer } from '../../deploy/server/site-server';
import { CommandError, type CommandContext } from './command';
import { publicDir } from './paths';
import { reservePort } from './ports';

export interface ServeOptions {
  port: number;
  /** Name of the command-line option that chooses the port, for the message when it is taken. */
  portOption: string;
  host?: string;
  apiUrl?: string;
  organizationKey?: string;
}

/**
 * Serves `public/` until the command ends, and answers the address.
 * @throws CommandError when there is no build or the port is taken
 */
export async function serveSite(context: CommandContext, options: ServeOptions): Promise<string> {
  const { port, portOption, host = '127.0.0.1', apiUrl, organizationKey } = options;
  if (!existsSync(path.join(publicDir, 'index.html'))) {
    throw new CommandError('There is no build in public/ yet: run `npm run build` first.');
  }
  await reservePort(port, portOption);
  const server = await createSiteServer({ publicDir, apiUrl, organizationKey });
  context.onEnd(() => server.close());
  return server.listen({ port, host });
}
