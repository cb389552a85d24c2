import type { FastifyReply } from 'fastify';
import { BackupFileError, type Backup } from '../backup/backup-file';
import { createBackup } from '../backup/create-backup';
import { restoreBackup, type RestoreOptions } from '../backup/restore-backup';
import { ResetRefusedError } from '../database/reset';
import type { OperatorRoutes } from './operator-routes';

/** For `api -- backup` and `api -- restore` while the API has the data directory open. */
export const backupPath = '/operator/backup';

/** Bytes of a backup as JSON: tens of thousands of units. */
const bodyLimit = 256 * 1024 * 1024;

/** Says to the command, which has checked the file, why nothing was restored. */
async function refuse(reply: FastifyReply, error: unknown): Promise<FastifyReply> {
  if (error instanceof ResetRefusedError || error instanceof BackupFileError)
    return reply.code(409).send({ refused: error.message });
  throw error;
}

/** The routes of both. */
export const registerOperatorBackup: OperatorRoutes = (server, database, onRequest) => {
  server.get(backupPath, { onRequest }, () => createBackup(database));
  server.post<{ Body: { backup: Backup } & RestoreOptions }>(
    backupPath,
    { onRequest, bodyLimit },
    async ({ body: { backup, deleteEnquiries } }, reply) => {
      try {
        return await restoreBackup(database, backup, { deleteEnquiries });
      } catch (error) {
        return refuse(reply, error);
      }
    },
  );
};
