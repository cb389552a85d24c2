import '../lib/supported-system';
import { Command } from 'commander';
import { runCommand } from '../lib/command';
import { contractFile, runRedocly } from '../lib/redocly';

const [file = contractFile] = new Command('npm run api -- lint')
  .description('Check a contract by the rules of openapi/redocly.yaml: words, examples, names, unused parts')
  .argument('[file]', 'openapi/public-api.yaml when left out')
  .parse().args;

void runCommand(async () => {
  const { exitCode, report, messages } = await runRedocly('lint', file);
  console.log([messages, report].filter(Boolean).join('\n'));
  return { exitCode };
});
