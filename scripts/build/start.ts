import '../lib/supported-system';
import { Command } from 'commander';
import { runCommand } from '../lib/command';
import { settingsHelp, settingsWithApi } from '../lib/demo-api';
import { parsePort, reservePort } from '../lib/options';
import { buildSite, figureTable } from '../lib/build-site';
import { servedFolder } from '../lib/releases';
import { homeAddresses, serveSite } from '../lib/site';
import { formatDuration, step } from '../lib/step';

const options = new Command('start')
  .description('Start the reference API with demo data, build the site and serve it. Ctrl-C stops everything')
  .option('--site-port <number>', 'port of the site', parsePort, 9000)
  .option('--api-port <number>', 'port of the reference API', parsePort, 4000)
  .addHelpText('after', settingsHelp)
  .parse()
  .opts<{ sitePort: number; apiPort: number }>();

void runCommand(async (context) => {
  const started = performance.now();
  const sitePort = await reservePort(options.sitePort, '--site-port');
  const settings = await settingsWithApi(context, {
    apiPort: options.apiPort,
    sitePort,
    forwardsApi: true,
  });
  const { GATSBY_API_URL: apiUrl, GATSBY_ORGANIZATION_KEY: organizationKey } = settings;
  const figures = await step('Build the site', () =>
    buildSite(context, settings, { precompress: true, reuses: true }),
  );
  console.table(figureTable(figures));
  const url = await step('Serve the site', () =>
    serveSite(context, {
      buildDir: servedFolder(),
      port: sitePort,
      portOption: '--site-port',
      apiUrl,
      organizationKey,
    }),
  );
  console.log(`\nReady after ${formatDuration(performance.now() - started)}. Click:`);
  for (const { language, url: home } of homeAddresses(url)) console.log(`  ${language.padEnd(8)} ${home}`);
  console.log(`  API      ${apiUrl}`);
  console.log('Stop with Ctrl-C.');
  await context.untilStopped();
});
