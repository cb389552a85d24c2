/** Daily work on the site: `npm run dev`. */
import { Command } from 'commander';
import { gatsbyCli } from './lib/build-site';
import { runChild } from './lib/child-process';
import { CommandError, runCommand } from './lib/command';
import { ensureDemoApi } from './lib/demo-api';
import { resolveSettings } from './lib/demo-settings';
import { parsePort, reservePort } from './lib/ports';
import { step } from './lib/step';

const options = new Command('dev')
  .description('Start the reference API and `gatsby develop`, which shows each change as it is saved')
  .option('--port <number>', 'port of the site', parsePort, 8000)
  .option('--api-port <number>', 'port of the reference API', parsePort, 4000)
  .addHelpText(
    'after',
    '\nNeeds no .env; what one sets is used. With GATSBY_API_URL set, that API is used instead.',
  )
  .parse()
  .opts<{ port: number; apiPort: number }>();

void runCommand(async (context) => {
  const port = await reservePort(options.port, '--port');
  const { settings, usesDemoApi } = resolveSettings({ apiPort: options.apiPort, sitePort: port });
  const { GATSBY_API_URL: apiUrl, GATSBY_ORGANIZATION_KEY: organizationKey } = settings;
  if (usesDemoApi) {
    await step('Reference API', () => ensureDemoApi(context, options.apiPort, organizationKey));
  } else {
    console.log(`GATSBY_API_URL is set: the site takes its data from ${apiUrl}.`);
  }
  console.log(`\n▶ Gatsby; the site will be on http://127.0.0.1:${port}. Stop with Ctrl-C.`);
  const args = ['develop', '--host', '127.0.0.1', '--port', String(port)];
  const ended = runChild(context, [process.execPath, gatsbyCli, ...args], {
    env: { ...settings, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' },
  });
  await Promise.race([context.untilStopped(), ended.then(failWith)]);
});

function failWith(code: number): never {
  throw new CommandError(`gatsby develop ended by itself with ${code}: see above.`);
}
