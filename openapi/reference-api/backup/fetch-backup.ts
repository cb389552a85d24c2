import type { StorageOptions } from '../open-storage';
import { performWork } from '../operator-work';
import { backupPath } from '../server/operator-backup';
import type { Backup } from './backup-file';
import { createBackup } from './create-backup';
import { restoreBackup, type RestoredRows, type RestoreOptions } from './restore-backup';

/**
 * Everything that is stored, through the API while that runs on an embedded database.
 * @throws DirectoryInUseError when another process has the directory open and is not the API
 */
export const fetchBackup = (storage: StorageOptions): Promise<Backup> =>
  performWork(storage, { method: 'GET', path: backupPath, direct: createBackup });

/**
 * Replaces everything that is stored, through the API while that runs on an embedded database.
 * @throws DirectoryInUseError as above; ResetRefusedError and BackupFileError as {@link restoreBackup}
 */
export const restoreStored = (
  storage: StorageOptions,
  backup: Backup,
  options: RestoreOptions,
): Promise<RestoredRows> =>
  performWork(storage, {
    method: 'POST',
    path: backupPath,
    body: { backup, ...options },
    createsData: true,
    direct: (database) => restoreBackup(database, backup, options),
  });
