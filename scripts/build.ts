import { Command } from 'commander';
import { readEnv } from '../src/lib/env';
import { runCommand } from './lib/command';
import { buildSite, figureTable } from './lib/site';
import { step } from './lib/step';

const options = new Command('build')
  .description('Build the production site into public/, and say how long it took and how much memory')
  .option('--no-precompress', 'write no .br and .gz files: for hosts that compress files themselves')
  .addHelpText(
    'after',
    '\nSettings come from the environment and .env; .env.example names and explains them.',
  )
  .parse()
  .opts<{ precompress: boolean }>();

void runCommand(async (context) => {
  const settings = { ...readEnv() };
  const figures = await step('Build the site', () => buildSite(context, settings, options));
  console.table(figureTable(figures));
});
