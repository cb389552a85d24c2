/** The production server on what `npm run build` made: `npm run serve`. */
import { Command } from 'commander';
import { runCommand } from './lib/command';
import { ownSettings } from './lib/demo-settings';
import { parsePort } from './lib/ports';
import { serveSite } from './lib/serve-site';

const options = new Command('serve')
  .description('Serve the build in public/')
  .option('--port <number>', 'port to listen on, 0 for any', parsePort, 9000)
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .addHelpText(
    'after',
    '\nGATSBY_API_URL and GATSBY_ORGANIZATION_KEY let it open projects published after the build.',
  )
  .parse()
  .opts<{ port: number; host: string }>();

void runCommand(async (context) => {
  const { GATSBY_API_URL: apiUrl, GATSBY_ORGANIZATION_KEY: organizationKey } = ownSettings();
  const url = await serveSite(context, { ...options, portOption: '--port', apiUrl, organizationKey });
  if (!apiUrl || !organizationKey) {
    console.log('GATSBY_API_URL or GATSBY_ORGANIZATION_KEY is not set: newer projects will not be found.');
  }
  console.log(`Serving public/ on ${url} (Arabic) and ${url}/en (English). Stop with Ctrl-C.`);
  await context.untilStopped();
});
