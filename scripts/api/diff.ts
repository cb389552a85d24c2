import '../lib/supported-system';
import path from 'node:path';
import { Command } from 'commander';
import { readContract, mainRevision } from './contract-changes/base';
import { diffContracts, isVersionRaised } from './contract-changes/contract-changes';
import { describeChanges, summarize } from './contract-changes/describe';
import { CommandError, runCommand } from '../lib/command';
import { contractFile } from '../lib/redocly';

const program = new Command('npm run api -- diff')
  .description(
    'Say what changed between two contracts and which files it touches; exits with 1 when info.version was not raised for it',
  )
  .argument('[old]', 'a file or a revision of git; the main branch when left out')
  .argument('[new]', 'a file or a revision of git; openapi/public-api.yaml when left out')
  .option('--words', 'show changes of descriptions and examples one by one too')
  .option('--files <count>', 'files that are named for each change', Number, 8)
  .parse();
const { files: shown, words } = program.opts<{ files: number; words?: boolean }>();

void runCommand(async (context) => {
  const [old = mainRevision(), revision] = program.args;
  if (!old) throw new CommandError('There is no main branch to compare with: name a file or a revision.');
  const diff = await diffContracts(
    readContract(context, old),
    revision ? readContract(context, revision) : contractFile,
  );
  const told = words
    ? diff.changes
    : diff.changes.filter((change) => change.weight !== 'words' || change.names.length > 0);
  if (told.length > 0) console.log(describeChanges(told, shown));
  const untold = diff.changes.length - told.length;
  if (untold > 0) console.log(`\n${untold} changes of words and examples: --words shows them.`);
  const names = [
    old.replace(/^([0-9a-f]{8})[0-9a-f]{32}$/, '$1'),
    revision ?? path.relative(process.cwd(), contractFile),
  ] as const;
  return { exitCode: isVersionRaised(diff) ? 0 : 1, lastLine: `\n${summarize(diff, names)}` };
});
