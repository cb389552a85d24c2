import '../lib/supported-system';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { changesOf } from './builds/changes';
import { growth, peerRatios } from './builds/compare';
import { startCountedApi } from './builds/counted-api';
import { costRows, measureBuild, type BuildCost } from './builds/measure';
import { buildGatsbyAlone } from './builds/peers';
import { scaleFor } from './builds/scale';
import { runCommand, type CommandContext } from '../lib/command';
import { parseCount, parsePort, reservePort } from '../lib/options';
import { resolveSettings } from '../lib/settings';
import { buildCopy, copySources, forgetBuilds } from '../lib/site-copy';
import { step } from '../lib/step';

interface Options {
  pages: number;
  growth: boolean;
  growthFrom: number;
  json?: string;
  peers: boolean;
  apiPort: number;
}

const options = new Command('npm run bench -- build')
  .description(
    'Build a large made-up site: cold, unchanged, and after one change each. Say what each build cost',
  )
  .option('--pages <count>', 'about how many pages, in both languages together', parseCount, 10_000)
  .option(
    '--growth-from <count>',
    'the size that is measured first, to see how builds grow',
    parseCount,
    1000,
  )
  .option('--no-growth', 'only one size')
  .option('--json <file>', 'also write the figures there')
  .option('--no-peers', 'without the builds of the same records with Gatsby alone')
  .option('--api-port <number>', 'of the reference API', parsePort, 0)
  .addHelpText(
    'after',
    '\nMeasure on a machine that does nothing else; figures of one run compare with each other.',
  )
  .parse()
  .opts<Options>();

/** Where the copy of this checkout is built. */
const directory = path.join(tmpdir(), 'shaqool-bench-build');

void runCommand(async (context) => {
  const sizes = options.growth ? [options.growthFrom, options.pages] : [options.pages];
  const all: BuildCost[][] = [];
  for (const pages of new Set(sizes)) {
    const costs = await measureSize(context, pages);
    console.log(`\nAbout ${pages} pages`);
    console.table(costRows(costs));
    for (const line of [...peerRatios(costs), ...growth(all.at(-1) ?? [], costs)]) console.log(line);
    all.push(costs);
    if (options.json) writeFileSync(options.json, `${JSON.stringify(all.flat(), null, 2)}\n`);
  }
});

/** Builds about this many pages: cold, unchanged, after one change each, and with the peers. */
async function measureSize(context: CommandContext, pages: number): Promise<BuildCost[]> {
  const apiPort = await reservePort(options.apiPort, '--api-port');
  const api = await step('Start the API', () => startCountedApi(context, apiPort, scaleFor(pages)));
  const { settings } = resolveSettings({ apiPort, sitePort: 9000 }, {});
  copySources(directory);
  forgetBuilds(directory);
  const costs: BuildCost[] = [];
  const measure = async (name: string) => {
    const cost = await step(name, () =>
      measureBuild({
        name,
        output: path.join(directory, 'public'),
        run: (onStart) => buildCopy(context, directory, { ...settings, API_IMAGES: 'off' }, { onStart }),
        requestCount: () => api.requestCount(),
      }),
    );
    costs.push(cost);
  };
  await measure('cold');
  await measure('unchanged');
  for (const change of changesOf(api.database, directory)) {
    await change.make();
    await measure(`one ${change.name} changed`);
  }
  if (options.peers) {
    const peer = { settings, requestCount: () => api.requestCount() };
    costs.push(...(await buildGatsbyAlone(context, peer)));
  }
  await api.close();
  return costs;
}
