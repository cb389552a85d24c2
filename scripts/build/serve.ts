import '../lib/supported-system';
import { Command } from 'commander';
import { openAccessLog } from '../lib/access-log';
import { runCommand } from '../lib/command';
import { parsePort } from '../lib/options';
import { servedFolder, servedRelease } from '../lib/releases';
import { ownSettings } from '../lib/settings';
import { rebuildSecret } from '../lib/refresh-process';
import { homeAddresses, serveSite } from '../lib/site';

const options = new Command('serve')
  .description('Serve the last build, and each newer one from the moment it is complete')
  .option('--port <number>', 'port to listen on, 0 for any', parsePort, 9000)
  .option('--host <address>', 'address to listen on', '127.0.0.1')
  .option('--trust-proxy', 'a proxy in front adds the address of each visitor to X-Forwarded-For')
  .addHelpText(
    'after',
    '\nREBUILD_SECRET lets a webhook build the site again: POST /hooks/rebuild.\nACCESS_LOG names a file for a line about each request, or - for the output.\nGATSBY_API_URL lets it forward calls below /api/; with GATSBY_ORGANIZATION_KEY as well, it opens projects published after the build.',
  )
  .parse()
  .opts<{ port: number; host: string; trustProxy?: boolean }>();

void runCommand(async (context) => {
  const { GATSBY_API_URL: apiUrl, GATSBY_ORGANIZATION_KEY: organizationKey } = ownSettings();
  const url = await serveSite(context, {
    ...options,
    ...(servedRelease() && { buildDir: servedFolder() }),
    portOption: '--port',
    apiUrl,
    organizationKey,
    secret: rebuildSecret(),
    accessLog: openAccessLog(context),
  });
  if (!apiUrl || !organizationKey) {
    console.log(
      'GATSBY_API_URL or GATSBY_ORGANIZATION_KEY is not set: projects published after the build will not be found.',
    );
  }
  const addresses = homeAddresses(url).map(({ language, url: home }) => `${home} (${language})`);
  console.log(`Serving the site on ${addresses.join(' and ')}. Stop with Ctrl-C.`);
  await context.untilStopped();
});
