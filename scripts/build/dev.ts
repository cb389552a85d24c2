import '../lib/supported-system';
import { watchFile } from 'node:fs';
import { Command } from 'commander';
import { writeApiReference } from '../lib/api-reference';
import { developSettings } from '../lib/build-workers';
import { runChild } from '../lib/child-process';
import { CommandError, runCommand } from '../lib/command';
import { settingsHelp, settingsWithApi } from '../lib/demo-api';
import { parsePort, reservePort } from '../lib/options';
import { gatsbyCli } from '../lib/run-gatsby';
import { contractFile } from '../lib/redocly';

const options = new Command('dev')
  .description('Start the reference API and `gatsby develop`, which shows each change as it is saved')
  .option('--port <number>', 'port of the site', parsePort, 8000)
  .option('--api-port <number>', 'port of the reference API', parsePort, 4000)
  .addHelpText('after', settingsHelp)
  .parse()
  .opts<{ port: number; apiPort: number }>();

void runCommand(async (context) => {
  const port = await reservePort(options.port, '--port');
  const settings = await settingsWithApi(context, { apiPort: options.apiPort, sitePort: port });
  console.log(`\n▶ Gatsby; the site will be on http://127.0.0.1:${port}. Stop with Ctrl-C.`);
  void showApiReference();
  const args = ['develop', '--host', '127.0.0.1', '--port', String(port)];
  const ended = runChild(context, [process.execPath, gatsbyCli, ...args], {
    env: { ...settings, ...developSettings(), GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' },
  });
  const code = await Promise.race([context.untilStopped(), ended]);
  if (code !== undefined) throw new CommandError(`gatsby develop ended by itself with ${code}: see above.`);
});

/** Brings the page at `/dev/api` up to date, now and whenever the contract is saved. */
async function showApiReference(): Promise<void> {
  const write = () => writeApiReference().catch((error: Error) => console.error(error.message));
  await write();
  watchFile(contractFile, { interval: 1000, persistent: false }, () => void write());
}
