import type { Source } from '../source/read-source';
import { historyFolder } from './folder';
import { observe } from './observe';
import { readRecord, stageRecord } from './record-file';
import type { RecordLine } from './record-line';

export { writeChangesFiles } from './changes-files';
export { historyFolderName } from './folder';
export { dropStagedRecord, keepStagedRecord, stageRecord } from './record-file';
export { handoverHistoryOf, linesBySubject, priceHistoryOf } from './price-history';
export { subjectOf, type RecordLine } from './record-line';

interface Recording {
  folder?: string;
  /** Name of the record: see `apiIdentity`. */
  identity: string;
  /** False while developing, where nothing is built that visitors see. */
  writes: boolean;
}

/**
 * Compares what a build has read with the record, and stages what is new until the build has succeeded.
 * @returns all lines, the new ones at the end
 */
export async function recordOffers(
  { projects, report }: Pick<Source, 'projects' | 'report'>,
  { folder = historyFolder, identity, writes }: Recording,
): Promise<RecordLine[]> {
  const known = await readRecord(folder, identity);
  const ofProjects = report.resources['projects'];
  if (!ofProjects) return known.lines;
  const seen = observe({ projects, report: ofProjects }, known);
  if (writes) await stageRecord(folder, identity, seen);
  return [...known.lines, ...seen.lines];
}
