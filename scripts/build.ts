import { Command } from 'commander';
import { readEnv } from '../src/lib/env';
import { runCommand } from './lib/command';
import { buildSite, figureTable } from './lib/site';
import { step } from './lib/step';

new Command('build')
  .description('Build the production site into public/, and say how long it took and how much memory')
  .addHelpText(
    'after',
    '\nSettings come from the environment and .env; .env.example names and explains them.',
  )
  .parse();

void runCommand(async (context) => {
  const settings = { ...readEnv() };
  const figures = await step('Build the site', () => buildSite(context, settings));
  console.table(figureTable(figures));
});
