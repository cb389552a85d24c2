import './lib/supported-system';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { createRandom } from '../openapi/reference-api/generator/random';
import { readBuildReport } from '../src/sourcing/source/build-report';
import { addressFaults } from './chaos-build/address-faults';
import { mix, type Fault } from './chaos-build/fault';
import { startFaultApi } from './chaos-build/fault-api';
import { lookAtSite } from './chaos-build/look';
import { judge, type Built } from './chaos-build/judge';
import { makeRecords, startMedia } from './chaos-build/records';
import { recordFaults } from './chaos-build/record-faults';
import { textFaults } from './chaos-build/text-faults';
import { transportFaults } from './chaos-build/transport-faults';
import { createSiteServer } from '../deploy/server/site-server';
import { launchChromium } from './lib/browser';
import { runCommand } from './lib/command';
import { parseCount } from './lib/options';
import { dataDir } from './lib/paths';
import { demoSettings } from './lib/settings';
import { buildCopy, copySources } from './lib/site-copy';

const options = new Command('chaos:build')
  .description(
    'Build the site from an API that does everything wrong; exits with 1 when an outcome is not as promised',
  )
  .option('--seed <number>', 'the same seed draws the same records and mixtures', parseCount, 1)
  .option('--mixtures <count>', 'random mixtures of faults after each alone', parseCount, 6)
  .option('--only <text>', 'only faults whose name holds this text, and no mixtures')
  .parse()
  .opts<{ seed: number; mixtures: number; only?: string }>();

const alone = [...transportFaults, ...addressFaults, ...textFaults, ...recordFaults];

void runCommand(async (context) => {
  const directory = path.join(dataDir, 'chaos-build');
  mkdirSync(directory, { recursive: true });
  copySources(directory);
  const media = await startMedia();
  context.onEnd(() => void media.server.close());
  const records = await makeRecords(media.origin);
  const api = await startFaultApi(records);
  context.onEnd(() => api.close());
  const browser = await launchChromium(context);
  const site = createSiteServer({ publicDir: path.join(directory, '.data/site'), apiUrl: api.url });
  const siteUrl = await site.listen({ port: 0, host: '127.0.0.1' });
  context.onEnd(() => site.close());
  const generator = createRandom(`chaos ${options.seed}`);
  const random = () => generator.integer(0, 999_999) / 1_000_000;
  const env = {
    ...demoSettings(),
    ...{ GATSBY_API_URL: api.url, GATSBY_SITE_URL: siteUrl, GATSBY_API_FORWARDED: 'on' },
    ...{ API_TIMEOUT: '2', API_READ: 'all' },
  };
  const build = async (): Promise<Built> => {
    const started = Date.now();
    const exitCode = await buildCopy(context, directory, env, { output: 'on-failure' }).then(
      () => 0,
      () => 1,
    );
    const report = await readBuildReport(path.join(directory, '.data'));
    return { exitCode, report, seconds: (Date.now() - started) / 1000, calls: api.calls() };
  };

  await build();
  const rows: Record<string, object> = {};
  let failed = 0;

  async function run(fault: Fault): Promise<void> {
    const changed = structuredClone(records);
    fault.change?.(changed, random, media.origin);
    api.set(changed, fault.transport);
    const built = await build();
    api.set(changed);
    const wrong = [...judge(fault, built), ...(await lookAtSite(browser, siteUrl))];
    if (wrong.length > 0) failed += 1;
    console.log(`${wrong.length > 0 ? '✘' : '✔'} ${fault.name}`);
    for (const line of wrong) console.log(`    ${line}`);
    rows[fault.name.slice(0, 60)] = {
      ...describe(built),
      verdict: wrong.length === 0 ? 'as promised' : wrong[0],
    };
  }

  const { only } = options;
  for (const fault of alone.filter(({ name }) => !only || name.includes(only))) await run(fault);
  for (let number = 0; !only && number < options.mixtures; number += 1) {
    const count = 2 + Math.floor(random() * 3);
    await run(mix(Array.from({ length: count }, () => alone[Math.floor(random() * alone.length)] as Fault)));
  }
  // Whatever was kept of bad builds shows in a good one.
  await run({ name: 'no fault, after all others', outcome: 'fresh' });
  console.table(rows);
  const total = Object.keys(rows).length;
  return {
    exitCode: failed > 0 ? 1 : 0,
    lastLine: `${total - failed} of ${total} outcomes as promised, seed ${options.seed}`,
  };
});

const describe = ({ exitCode, report, seconds, calls }: Built) => {
  const resources = Object.values(report?.resources ?? {});
  const count = (outcome: string) =>
    resources.flatMap(({ problems }) => problems).filter((problem) => problem.outcome === outcome).length;
  return {
    exit: exitCode,
    'from copy': resources.filter(({ origin }) => origin === 'last_good').length,
    ...{ dropped: count('dropped'), restored: count('restored'), repaired: count('repaired') },
    ...{ calls, seconds: Math.round(seconds) },
  };
};
