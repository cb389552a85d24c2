import '../lib/supported-system';
import { Command } from 'commander';
import { readEnv } from '../../src/lib/env';
import { buildSite } from '../lib/build-site';
import { runCommand } from '../lib/command';
import { servedRelease } from '../lib/releases';
import { formatDuration } from '../lib/step';

new Command('refresh')
  .description('Build the site beside the one that is served, and serve it when all of it has succeeded')
  .addHelpText('after', '\nSettings come from the environment and .env, as for `npm run build`.')
  .parse();

void runCommand(async (context) => {
  const started = performance.now();
  const { made } = await buildSite(context, { ...readEnv() }, { precompress: true, reuses: true });
  const duration = formatDuration(performance.now() - started);
  const reason = made ? '' : ': nothing has changed since';
  console.log(`The site of release ${servedRelease()?.id} is served, after ${duration}${reason}.`);
});
