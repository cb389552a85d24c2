import { Command } from 'commander';
import { Pool } from 'pg';
import { runChaos, type ChaosOptions } from './chaos-enquiries/run';
import { runCommand } from './lib/command';
import { ensureTools } from './lib/ensure-tools';
import { launchChromium } from './lib/browser';
import { parseCount } from './lib/options';
import { formatDuration } from './lib/step';
import { serveTestSite } from './test/site-steps';

const options = new Command('chaos:enquiries')
  .description('Send enquiries through random faults; exits with 1 when one is lost, doubled or altered')
  .option('--n <count>', 'visitors', parseCount, 200)
  .option('--seed <number>', 'the same seed draws the same visitors', parseCount, 1)
  .option('--workers <count>', 'visitors at a time', parseCount, 3)
  .addHelpText('after', '\nIt uses the build of the last test run: npm test -- --only build')
  .parse()
  .opts<ChaosOptions>();

void runCommand(async (context) => {
  await ensureTools(context);
  const { api, siteUrl } = await serveTestSite(context);
  const database = new Pool({ connectionString: api.databaseUrl, max: options.workers });
  context.onEnd(() => database.end());
  // Pictures and fonts change nothing here, and cost most of the time.
  const browser = await launchChromium(context, [
    '--disable-gpu',
    '--blink-settings=imagesEnabled=false',
    '--disable-remote-fonts',
  ]);
  const started = Date.now();
  const tally = await runChaos(browser, siteUrl, database, options);
  const { sent, stored, duplicated, lost, altered } = tally;
  console.log(`\nSeed ${options.seed}, ${formatDuration(Date.now() - started)}`);
  const lastLine = `${sent} sent, ${stored} stored, ${duplicated} duplicated, ${lost} lost, ${altered} altered`;
  return { exitCode: duplicated + lost + altered > 0 ? 1 : 0, lastLine };
});
