import path from 'node:path';
import { dropStagedRecord, historyFolderName, keepStagedRecord } from '../../src/sourcing/outputs/history';
import { dropStaged, keepStaged } from '../../src/sourcing/read/last-good';
import { dataDir } from './paths';

const lastGoodDir = path.join(dataDir, 'last-good');
const historyDir = path.join(dataDir, historyFolderName);

/** Keeps what a build that succeeded has read, for later builds. */
export async function keepStagedCopies(): Promise<void> {
  await keepStaged(lastGoodDir);
  await keepStagedRecord(historyDir);
}

/** Forgets what a build has read that did not succeed. */
export async function dropStagedCopies(): Promise<void> {
  await dropStaged(lastGoodDir);
  await dropStagedRecord(historyDir);
}
