import './lib/supported-system';
import { Command } from 'commander';
import { iconModules } from './icons/icon-module';
import { writeGeneratedFiles } from './lib/generated-files';

const { check } = new Command('icons')
  .description('Write the icons of src/ui/icons from the packages lucide-static and simple-icons')
  .option('--check', 'write nothing; fail when a written file differs from the packages')
  .parse()
  .opts<{ check?: boolean }>();

void writeGeneratedFiles(iconModules, { check, source: 'the packages', advice: 'Run `npm run icons`.' });
