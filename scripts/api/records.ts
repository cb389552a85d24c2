import '../lib/supported-system';
import { Argument, Command } from 'commander';
import { nearestWord } from '../../src/lib/nearest-word';
import { describeChanges, describeMistakes } from '../../openapi/reference-api/records/describe-plan';
import { applyStoredRecords, fetchRecords } from '../../openapi/reference-api/records/fetch-records';
import {
  decodeText,
  readYaml,
  RecordsFileError,
  type RecordsFile,
} from '../../openapi/reference-api/records/read-yaml';
import {
  getEntries,
  sections,
  type Records,
  type Section,
} from '../../openapi/reference-api/records/records';
import { toYaml } from '../../openapi/reference-api/records/to-yaml';
import { CommandError } from '../lib/command';
import { dataOption, readInput, runOnData, storageIn, writeOutput } from '../lib/stored-data';

interface CommonOptions {
  data: string;
}

interface ExportOptions extends CommonOptions {
  out?: string;
  project?: string;
}

interface ApplyOptions extends CommonOptions {
  dryRun?: boolean;
  force?: boolean;
}

function ofProject(records: Records, slug: string): Records {
  const units = (records.units ?? []).filter(({ project }) => project === slug);
  if (units.length > 0) return { units };
  const slugs = [...new Set((records.units ?? []).map(({ project }) => String(project)))];
  const meant = nearestWord(slug, slugs);
  throw new CommandError(
    `There are no units of a project ${slug}.${meant ? ` Did you mean ${meant}?` : ''} Projects with units: ${slugs.join(', ')}.`,
  );
}

async function exportRecords(part: Section | undefined, options: ExportOptions): Promise<void> {
  const started = performance.now();
  if (options.project !== undefined && part !== 'units')
    throw new CommandError('--project goes with units: npm run api -- records export units --project SLUG');
  const wanted = part === undefined ? sections : [part];
  const stored = await fetchRecords(storageIn(options.data), wanted);
  const records = options.project === undefined ? stored : ofProject(stored, options.project);
  const text = toYaml(records);
  if (options.out === undefined) process.stdout.write(text);
  else writeOutput(options.out, text, { hint: ', and may have your changes in it' });
  const counts = wanted.map((section) =>
    section === 'profile' ? section : `${getEntries(records, section).length} ${section}`,
  );
  const where = options.out === undefined ? '' : ` written to ${options.out}`;
  console.error(`${counts.join(', ')}${where}, in ${Math.round(performance.now() - started)} ms`);
}

function parseFile(name: string): RecordsFile {
  const bytes = readInput(name);
  try {
    return readYaml(decodeText(bytes));
  } catch (error) {
    throw error instanceof RecordsFileError ? new CommandError(`${name}: ${error.message}`) : error;
  }
}

async function applyFile(name: string, options: ApplyOptions): Promise<void> {
  const started = performance.now();
  const { dryRun = false, force = false } = options;
  const file = parseFile(name);
  const onlyCheck = dryRun || file.problems.length > 0;
  const plan = await applyStoredRecords(storageIn(options.data), file.value, { dryRun: onlyCheck, force });
  const mistakes = describeMistakes(name, file, plan);
  const time = () => `in ${Math.round(performance.now() - started)} ms`;
  if (mistakes.length > 0) {
    for (const line of mistakes) console.error(line);
    console.error(`Nothing was changed. Mistakes: ${mistakes.length}, ${time()}`);
    process.exitCode = 1;
    return;
  }
  const lines = describeChanges(plan.changes);
  for (const line of lines) console.log(line);
  for (const noun of plan.left)
    console.error(`${noun} was changed by somebody else since the export; this file leaves it as it is.`);
  const count = `changes: ${lines.length}, records: ${plan.changes.length}, ${time()}`;
  console.error(dryRun ? `Nothing was changed (--dry-run); ${count}` : count);
}

const program = new Command('npm run api -- records').description(
  'Change profile, prices and articles of the reference API in a file, also while it runs. DATABASE_URL is honoured',
);

program
  .command('export')
  .option(...dataOption)
  .description('write what is stored as YAML, to be changed and applied')
  .addArgument(new Argument('[part]', 'only this part').choices(sections))
  .option('--out <file>', 'a new file instead of the standard output')
  .option('--project <slug>', 'only the units of this project')
  .action(exportRecords);
program
  .command('apply')
  .option(...dataOption)
  .description('check a file and store all its changes, or none when there is a mistake')
  .argument('<file>', 'what export has written, or any part of it')
  .option('--dry-run', 'only say what would change')
  .option('--force', 'store everything in the file, also over what somebody else changed since the export')
  .action(applyFile);

runOnData(() => program.parseAsync());
