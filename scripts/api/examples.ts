import '../lib/supported-system';
import { Command } from 'commander';
import { runCommand } from '../lib/command';
import { startExampleApi } from '../lib/example-api';
import { parsePort, reservePort } from '../lib/options';

const { port } = new Command('npm run api -- examples')
  .description('Answer every call with the example of the contract, nothing is stored')
  .option('--port <number>', 'port to listen on, 0 for any', parsePort, 4010)
  .parse()
  .opts<{ port: number }>();

void runCommand(async (context) => {
  const api = await startExampleApi(await reservePort(port, '--port'));
  context.onEnd(api.close);
  console.log(`Examples of the contract on ${api.url}; any organization key will do. Stop with Ctrl-C`);
  await context.untilStopped();
});
