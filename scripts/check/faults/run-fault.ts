import path from 'node:path';
import { createSiteServer } from '../../../deploy/server/site-server';
import type { Random } from '../../../openapi/reference-api/generator/random';
import { readBuildReport } from '../../../src/sourcing/read/build-report';
import type { ContractValidator } from '../../../src/sourcing/read/contract-validator';
import { outcomes, recordsWith } from '../../../src/sourcing/read/report';
import { launchChromium } from '../../lib/browser';
import { runScript } from '../../lib/child-process';
import type { CommandContext } from '../../lib/command';
import { lookAtSite } from '../../lib/look-at-site';
import { demoSettings } from '../../lib/settings';
import { Copies } from './copies';
import type { Fault } from './fault';
import { startFaultApi } from './fault-api';
import { changedRecords, judge, type Built } from './judge';
import { makeRecords, startMedia } from './records';

const describe = ({ exitCode, report, seconds, calls }: Built): string => {
  const resources = Object.values(report?.resources ?? {});
  const copied = resources.filter(({ origin }) => origin === 'last_good').length;
  const counts = outcomes.map(
    (outcome) => [resources.flatMap((one) => recordsWith(one, outcome)).length, outcome] as const,
  );
  return [
    `exit ${exitCode}`,
    ...(copied > 0 ? [`${copied} from copies`] : []),
    ...counts.filter(([count]) => count > 0).map(([count, outcome]) => `${count} ${outcome}`),
    `${calls} calls`,
    `${Math.round(seconds)} s`,
  ].join(', ');
};

/** Starts the API that does wrong, the server of the site and a browser, and builds the site once without a fault. */
export async function startChaos(context: CommandContext, directory: string, validator: ContractValidator) {
  const media = await startMedia();
  context.onEnd(() => void media.server.close());
  const records = await makeRecords(media.origin);
  const api = await startFaultApi(records);
  context.onEnd(() => api.close());
  const browser = await launchChromium(context);
  const dataFolder = path.join(directory, '.data');
  const site = createSiteServer({ publicDir: path.join(dataFolder, 'site'), apiUrl: api.url });
  const siteUrl = await site.listen({ port: 0, host: '127.0.0.1' });
  context.onEnd(() => site.close());
  const copies = new Copies(dataFolder, validator);
  const env = {
    ...demoSettings(),
    ...{ GATSBY_API_URL: api.url, GATSBY_SITE_URL: siteUrl, GATSBY_API_FORWARDED: 'on' },
    ...{ API_TIMEOUT: '2', API_READ: 'all' },
  };

  async function build(): Promise<Built> {
    const started = Date.now();
    let output = '';
    const onOutput = (text: string) => (output = text);
    const options = { directory, env, output: 'never', onOutput } as const;
    const exitCode = await runScript(context, ['build/build.ts'], options);
    const report = await readBuildReport(dataFolder);
    return { exitCode, report, output, seconds: (Date.now() - started) / 1000, calls: api.calls() };
  }

  async function run(fault: Fault, random: Random): Promise<{ wrong: string[]; summary: string }> {
    const changed = structuredClone(records);
    fault.change?.(changed, random, media.origin);
    copies.restore();
    if (fault.withoutCopies) copies.hide();
    api.set(changed, fault.transport);
    await api.listen(!fault.isDown);
    const built = await build();
    const wrong = [
      ...judge(fault, built, changedRecords(records, changed)),
      ...(built.report && !fault.withoutCopies ? copies.check(built.report) : []),
      // The API goes on doing wrong, as it would for a visitor.
      ...(await lookAtSite(browser, siteUrl)),
    ];
    await api.listen(true);
    if (wrong.length > 0 && built.exitCode !== 0) console.log(built.output);
    return { wrong, summary: describe(built) };
  }

  const { exitCode, output } = await build();
  if (exitCode !== 0) throw new Error(`The site cannot be built without a fault.\n${output}`);
  copies.save();
  return { run, records };
}
