import '../lib/supported-system';
import { Command } from 'commander';
import { removeMade, type CleanOptions } from '../lib/clean';
import { runCommand } from '../lib/command';
import { rootDir } from '../lib/paths';
import { formatDuration } from '../lib/step';

const options = new Command('clean')
  .description("Remove the build and Gatsby's cache")
  .option(
    '--data',
    "also remove .data: what builds remember and the reference API's database; refused while it holds enquiries",
  )
  .option('--delete-enquiries', 'with --data: delete the stored enquiries too, for good')
  .parse()
  .opts<CleanOptions>();

void runCommand(async () => {
  const started = performance.now();
  for (const line of await removeMade(rootDir, options)) console.log(line);
  return { exitCode: 0, lastLine: `Done in ${formatDuration(performance.now() - started)}` };
});
