/** Everything at once, for a first look: `npm start`. */
import { Command } from 'commander';
import { buildSite, figureTable } from './lib/build-site';
import { runCommand } from './lib/command';
import { ensureDemoApi } from './lib/demo-api';
import { resolveSettings } from './lib/demo-settings';
import { formatDuration } from './lib/duration';
import { parsePort, reservePort } from './lib/ports';
import { serveSite } from './lib/serve-site';
import { step } from './lib/step';

const options = new Command('start')
  .description('Start the reference API with demo data, build the site and serve it. Ctrl-C stops everything')
  .option('--site-port <number>', 'port of the site', parsePort, 9000)
  .option('--api-port <number>', 'port of the reference API', parsePort, 4000)
  .addHelpText(
    'after',
    '\nNeeds no .env; what one sets is used. With GATSBY_API_URL set, that API is used instead.',
  )
  .parse()
  .opts<{ sitePort: number; apiPort: number }>();

void runCommand(async (context) => {
  const started = performance.now();
  const sitePort = await reservePort(options.sitePort, '--site-port');
  const { settings, usesDemoApi } = resolveSettings({ apiPort: options.apiPort, sitePort });
  const { GATSBY_API_URL: apiUrl, GATSBY_ORGANIZATION_KEY: organizationKey } = settings;
  if (usesDemoApi) {
    await step('Reference API', () => ensureDemoApi(context, options.apiPort, organizationKey));
  } else {
    console.log(`GATSBY_API_URL is set: the site takes its data from ${apiUrl}.`);
  }
  const figures = await step('Build the site', () => buildSite(context, settings));
  console.table(figureTable(figures));
  const url = await step('Serve the site', () =>
    serveSite(context, { port: sitePort, portOption: '--site-port', apiUrl, organizationKey }),
  );
  console.log(`\nReady after ${formatDuration(performance.now() - started)}. Click:`);
  console.log(`  Arabic   ${url}/`);
  console.log(`  English  ${url}/en`);
  console.log(`  API      ${apiUrl}`);
  console.log('Stop with Ctrl-C.');
  await context.untilStopped();
});
