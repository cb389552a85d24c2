import '../lib/supported-system';
import { rmSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { encodeBackup } from '../../openapi/reference-api/backup/backup-file';
import { fetchBackup } from '../../openapi/reference-api/backup/fetch-backup';
import { defaultDataDirectory, readSettings } from '../../openapi/reference-api/settings';
import { codeOf, describeStorageError } from '../../openapi/reference-api/start-messages';

/** `reference-api-2026-11-24T02-30-00Z.backup.gz` */
const defaultName = (now = new Date()) =>
  `reference-api-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.backup.gz`;

const command = new Command('npm run api -- backup')
  .description(
    'Write everything that the reference API has stored into a file, also while it runs. DATABASE_URL is honoured',
  )
  .argument('[file]', 'a new file; by default one with the time in its name')
  .option('--data <directory>', 'data directory of the embedded database', defaultDataDirectory)
  .addHelpText(
    'after',
    '\nThe file has personal data: only its owner can read it. npm run api -- restore takes it back.',
  )
  .parse();

/** Writes a new file for its owner alone; one that cannot be written in full is removed. */
function write(file: string, bytes: Buffer): void {
  try {
    writeFileSync(file, bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new Error(`${file} exists already. Choose another name.`);
    rmSync(file, { force: true });
    throw new Error(`${file} cannot be written (${String(codeOf(error))}).`);
  }
}

async function main(): Promise<void> {
  const started = performance.now();
  const { data } = command.opts<{ data: string }>();
  const { DATABASE_URL: databaseUrl } = readSettings();
  const backup = await fetchBackup(databaseUrl ? { databaseUrl } : { dataDir: data });
  const [file = defaultName()] = command.args;
  const bytes = encodeBackup(backup);
  write(file, bytes);
  const counts = Object.entries(backup.rows).map(([table, rows]) => `${rows.length} ${table}`);
  const size = `${Math.ceil(bytes.length / 1024)} KiB`;
  console.log(
    `${counts.join(', ')} written to ${file}, ${size}, in ${Math.round(performance.now() - started)} ms`,
  );
}

main().then(
  () => process.exit(0), // Said outright: the embedded database sets the exit code when it closes.
  (error: unknown) => {
    console.error(describeStorageError(error));
    process.exit(1);
  },
);
