import '../lib/supported-system';
import { Command } from 'commander';
import { iconModules } from './drawings/icon-module';
import { writeGeneratedFiles } from '../lib/generated-files';

const { check } = new Command('icons')
  .description(
    'Write the icons of src/ui/icons/generated from the drawings in scripts/build/drawings/sources',
  )
  .option('--check', 'write nothing; fail when a written file differs from the drawings')
  .parse()
  .opts<{ check?: boolean }>();

void writeGeneratedFiles(iconModules, {
  check,
  source: 'scripts/build/drawings/sources',
  advice: 'Run `npm run icons`.',
});
