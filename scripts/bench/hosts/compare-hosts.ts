import { existsSync, readdirSync } from 'node:fs';
import { startNginx } from '../../../deploy/testing/start-nginx';
import { findProgram, freePort } from '../../../openapi/reference-api/testing/local-machine';
import { howToInstall } from '../../../openapi/reference-api/testing/tools';
import { CommandError, type CommandContext } from '../../lib/command';
import { startNodeServer } from '../../lib/node-server';
import { publicDir } from '../../lib/paths';
import { step } from '../../lib/step';
import { figuresOf, type CaseFigures } from './figures';
import { drive, type BenchCase, type BenchHost, type Round } from './load';

/** What browsers of today send. */
const anyEncoding = 'gzip, deflate, br';

/** @throws CommandError when there is no build */
function findCases(): BenchCase[] {
  const names = existsSync(publicDir) ? readdirSync(publicDir) : [];
  const bundle = names.find((name) => /^app-[0-9a-f]{12,}\.js$/.test(name));
  if (!bundle) throw new CommandError('The build in public/ has no app-….js: run `npm run build` first.');
  const pageData = '/page-data/index/page-data.json';
  return [
    { name: 'home', path: '/', acceptEncoding: anyEncoding, status: 200 },
    { name: 'home, gzip', path: '/', acceptEncoding: 'gzip', status: 200 },
    { name: 'hashed asset', path: `/${bundle}`, acceptEncoding: anyEncoding, status: 200 },
    { name: 'page data', path: pageData, acceptEncoding: anyEncoding, status: 200 },
    { name: '404', path: '/no-such-page', acceptEncoding: anyEncoding, status: 404 },
    { name: '304 of home', path: '/', acceptEncoding: anyEncoding, status: 304 },
    { name: '304 of asset', path: `/${bundle}`, acceptEncoding: anyEncoding, status: 304 },
  ];
}

/** Starts the Node server and, where it is installed, nginx with the repository's template. */
async function startHosts(context: CommandContext, workers: string): Promise<BenchHost[]> {
  const node: BenchHost = {
    name: 'node',
    origin: await startNodeServer(context, { port: await freePort() }),
  };
  if (!findProgram('nginx')) {
    console.log(`nginx is missing: only the Node server is measured. Install it: ${howToInstall('nginx')}`);
    return [node];
  }
  const nginx = await startNginx({ publicDir, port: await freePort(), workers });
  context.onEnd(nginx.stop);
  return [node, { name: 'nginx', origin: nginx.origin }];
}

/**
 * Drives the Node server and nginx in turns, both with the build in `public/`.
 * @param workers processes of nginx, or `auto`; the Node server is one process
 */
export async function compareHosts(
  context: CommandContext,
  { runs, workers }: { runs: number; workers: string },
): Promise<CaseFigures[]> {
  const cases = findCases();
  const hosts = await startHosts(context, workers);
  const figures: CaseFigures[] = [];
  for (const benchCase of cases) {
    const rounds: Round[] = [];
    await step(benchCase.name, async () => {
      for (let run = 0; run < runs; run += 1) {
        for (const host of hosts) rounds.push(await drive(host, benchCase));
      }
    });
    figures.push(figuresOf(benchCase.name, rounds));
  }
  return figures;
}
