import '../lib/supported-system';
import { Command } from 'commander';
import { readEnv } from '../../src/lib/env';
import { runCommand } from '../lib/command';
import { buildSite, figureTable } from '../lib/build-site';
import { step } from '../lib/step';

const options = new Command('build')
  .description('Build the production site into public/, and say how long it took and how much memory')
  .option('--no-precompress', 'write no .br and .gz files: for hosts that compress files themselves')
  .option('--strict', 'fail when a record is dropped or replaced, or a last good copy is used')
  .option('--max-dropped <percent>', 'fail when more records of one resource are dropped')
  .option('--accept-losses', 'believe the API when more than half of a resource is suddenly missing')
  .addHelpText(
    'after',
    '\nSettings come from the environment and .env; .env.example names and explains them.',
  )
  .parse()
  .opts<{ precompress: boolean; strict?: boolean; maxDropped?: string; acceptLosses?: boolean }>();

void runCommand(async (context) => {
  const { strict, maxDropped, acceptLosses } = options;
  if (strict) process.env['API_STRICT'] = 'on';
  if (maxDropped !== undefined) process.env['API_MAX_DROPPED'] = maxDropped;
  if (acceptLosses) process.env['API_LOSSES'] = 'accept';
  const settings = { ...readEnv() };
  const figures = await step('Build the site', () => buildSite(context, settings, options));
  console.table(figureTable(figures));
});
