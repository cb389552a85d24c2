import '../lib/supported-system';
import { Command } from 'commander';
import { fetchDrawings, roundDrawings } from './drawings/fetch-drawings';
import { iconModules } from './drawings/icon-module';
import { lucide, simpleIcons } from './drawings/icon-sets';
import { runCommand } from '../lib/command';
import { writeGeneratedFiles } from '../lib/generated-files';

const { check, fetch } = new Command('icons')
  .description(
    'Write the icons of src/ui/icons/generated from the drawings in scripts/build/drawings/sources',
  )
  .option('--fetch', 'first fetch the drawings that the table names, from lucide-static and simple-icons')
  .option('--check', 'write nothing; fail when a written file differs from the drawings')
  .parse()
  .opts<{ check?: boolean; fetch?: boolean }>();

void runCommand(async () => {
  if (fetch) {
    fetchDrawings(lucide);
    fetchDrawings(simpleIcons);
    roundDrawings(simpleIcons);
  }
  await writeGeneratedFiles(iconModules, {
    check,
    source: 'scripts/build/drawings/sources',
    advice: 'Run `npm run icons`.',
  });
  return { exitCode: Number(process.exitCode ?? 0), lastLine: '' };
});
