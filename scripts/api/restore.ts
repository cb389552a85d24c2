import '../lib/supported-system';
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { decodeBackup } from '../../openapi/reference-api/backup/backup-file';
import { restoreStored } from '../../openapi/reference-api/backup/fetch-backup';
import { defaultDataDirectory, readSettings } from '../../openapi/reference-api/settings';
import { codeOf, describeStorageError } from '../../openapi/reference-api/start-messages';

const command = new Command('npm run api -- restore')
  .description(
    'Replace everything that the reference API has stored by a backup, also while it runs. DATABASE_URL is honoured',
  )
  .argument('<file>', 'what npm run api -- backup has written, on either database')
  .option('--data <directory>', 'data directory of the embedded database', defaultDataDirectory)
  .option('--delete-enquiries', 'also when enquiries are stored, which are deleted for good')
  .addHelpText('after', '\nAll of it is restored, or nothing is changed.')
  .parse();

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(`${file} ${codeOf(error) === 'ENOENT' ? 'does not exist' : 'cannot be read'}.`);
  }
}

async function main(): Promise<void> {
  const started = performance.now();
  const { data, deleteEnquiries = false } = command.opts<{ data: string; deleteEnquiries?: boolean }>();
  const [file = ''] = command.args;
  const { DATABASE_URL: databaseUrl } = readSettings();
  const backup = decodeBackup(read(file));
  const storage = databaseUrl ? { databaseUrl } : { dataDir: data };
  const restored = await restoreStored(storage, backup, { deleteEnquiries });
  const counts = Object.entries(restored).map(([table, count]) => `${count} ${table}`);
  const time = Math.round(performance.now() - started);
  console.log(`${counts.join(', ')} restored, as of ${backup.createdAt}, in ${time} ms`);
}

main().then(
  () => process.exit(0), // Said outright: the embedded database sets the exit code when it closes.
  (error: unknown) => {
    console.error(describeStorageError(error));
    process.exit(1);
  },
);
