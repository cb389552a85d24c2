import '../lib/supported-system';
import { Command } from 'commander';
import { explainStale } from './generator/explain';
import { generateFrom } from './generator/generate';
import { writeGeneratedFiles } from '../lib/generated-files';
import { contractFile } from '../lib/redocly';

const { check } = new Command('npm run api -- types')
  .description('Write the types, values and shapes that the code takes from openapi/public-api.yaml')
  .option(
    '--check',
    'write nothing; fail when a written file is stale, and say what changed in the contract, with its weight and our files that use it',
  )
  .parse()
  .opts<{ check?: boolean }>();

void writeGeneratedFiles(() => generateFrom(contractFile), {
  check,
  source: 'openapi/public-api.yaml',
  advice: 'Run `npm run api -- types`, then see what no longer compiles.',
  explain: (written, expected) => explainStale(written, expected, generateFrom),
});
