import '../lib/supported-system';
import { Command } from 'commander';
import { encodeBackup } from '../../openapi/reference-api/backup/backup-file';
import { fetchBackup } from '../../openapi/reference-api/backup/fetch-backup';
import { dataOption, runOnData, storageIn, writeOutput } from '../lib/stored-data';

/** `reference-api-2026-11-24T02-30-00Z.backup.gz` */
const defaultName = () =>
  `reference-api-${new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.backup.gz`;

const command = new Command('npm run api -- backup')
  .description(
    'Write everything that the reference API has stored into a file, also while it runs. DATABASE_URL is honoured',
  )
  .argument('[file]', 'a new file; by default one with the time in its name')
  .option(...dataOption)
  .addHelpText(
    'after',
    '\nThe file has personal data: only its owner can read it. npm run api -- restore takes it back.',
  )
  .parse();

runOnData(async () => {
  const started = performance.now();
  const { data } = command.opts<{ data: string }>();
  const backup = await fetchBackup(storageIn(data));
  const [file = defaultName()] = command.args;
  const bytes = encodeBackup(backup);
  writeOutput(file, bytes, { mode: 0o600 }); // for its owner alone
  const counts = Object.entries(backup.rows).map(([table, rows]) => `${rows.length} ${table}`);
  const size = `${Math.ceil(bytes.length / 1024)} KiB`;
  console.log(
    `${counts.join(', ')} written to ${file}, ${size}, in ${Math.round(performance.now() - started)} ms`,
  );
});
