import { existsSync } from 'node:fs';
import path from 'node:path';
import { startNginx } from '../../../deploy/testing/start-nginx';
import { findProgram } from '../../../openapi/reference-api/testing/local-machine';
import { howToInstall } from '../../../openapi/reference-api/testing/tools';
import { CommandError, type CommandContext } from '../../lib/command';
import { startNodeServer } from '../../lib/node-server';
import { reservePort } from '../../lib/options';
import { publicDir } from '../../lib/paths';

export interface BenchHost {
  name: 'node' | 'nginx';
  origin: string;
}

interface HostOptions {
  port: number;
  nginxPort: number;
  workers: string;
}

/**
 * Starts the Node server and, where it is installed, nginx with the repository's template.
 * @throws CommandError without a build, or when a port is taken
 */
export async function startHosts(
  context: CommandContext,
  { port, nginxPort, workers }: HostOptions,
): Promise<BenchHost[]> {
  if (!existsSync(path.join(publicDir, 'index.html'))) {
    throw new CommandError('There is no build in public/ yet: run `npm run build` first.');
  }
  await reservePort(port, '--port');
  const node: BenchHost = { name: 'node', origin: await startNodeServer(context, { port }) };
  if (!findProgram('nginx')) {
    console.log(`nginx is missing: only the Node server is measured. Install it: ${howToInstall('nginx')}`);
    return [node];
  }
  await reservePort(nginxPort, '--nginx-port');
  const nginx = await startNginx({ publicDir, port: nginxPort, workers });
  context.onEnd(nginx.stop);
  return [node, { name: 'nginx', origin: nginx.origin }];
}
