import '../lib/supported-system';
import { Command } from 'commander';
import { decodeBackup } from '../../openapi/reference-api/backup/backup-file';
import { restoreStored } from '../../openapi/reference-api/backup/fetch-backup';
import { dataOption, readInput, runOnData, storageIn } from '../lib/stored-data';

const command = new Command('npm run api -- restore')
  .description(
    'Replace everything that the reference API has stored by a backup, also while it runs. DATABASE_URL is honoured',
  )
  .argument('<file>', 'what npm run api -- backup has written, on either database')
  .option(...dataOption)
  .option('--delete-enquiries', 'also when enquiries are stored, which are deleted for good')
  .addHelpText('after', '\nAll of it is restored, or nothing is changed.')
  .parse();

runOnData(async () => {
  const started = performance.now();
  const { data, deleteEnquiries = false } = command.opts<{ data: string; deleteEnquiries?: boolean }>();
  const [file = ''] = command.args;
  const backup = decodeBackup(readInput(file));
  const restored = await restoreStored(storageIn(data), backup, { deleteEnquiries });
  const counts = Object.entries(restored).map(([table, count]) => `${count} ${table}`);
  const time = Math.round(performance.now() - started);
  console.log(`${counts.join(', ')} restored, as of ${backup.createdAt}, in ${time} ms`);
});
