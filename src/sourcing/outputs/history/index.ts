import type { Source } from '../../read/read-source';
import { historyFolder } from './folder';
import { isClockBehind, withoutFuture } from './future-lines';
import { observe } from './observe';
import { readRecord, recordFile, stageRecord } from './record-file';
import type { RecordLine } from './record-line';

export { writeChangesFiles } from './changes-files';
export { historyFolderName } from './folder';
export { dropStagedRecord, keepStagedRecord, stageRecord } from './record-file';
export { getHandoverHistory, linesBySubject, getPriceHistory } from './price-history';
export { getSubject, type RecordLine } from './record-line';

interface Recording {
  folder?: string;
  /** Name of the record: see `apiIdentity`. */
  identity: string;
  /** False while developing, where nothing is built that visitors see. */
  writes: boolean;
}

/**
 * Compares what a build has read with the record, and stages what is new until the build has succeeded. Lines that were written
 * while the clock was ahead are left aside; the report of the projects says how many.
 * @returns all other lines, the new ones at the end
 */
export async function recordOffers(
  { projects, report }: Pick<Source, 'projects' | 'report'>,
  { folder = historyFolder, identity, writes }: Recording,
): Promise<RecordLine[]> {
  const record = await readRecord(folder, identity);
  const ofProjects = report.resources['projects'];
  if (!ofProjects) return record.lines;
  const { future, ...known } = withoutFuture(record, report.read_at);
  const file = recordFile(folder, identity);
  if (future > 0 && isClockBehind(projects, report.read_at)) {
    ofProjects.notes.push(
      `${file}: nothing is recorded, because this machine's clock is behind the API and the record (lines with a later time: ${future})`,
    );
    return record.lines;
  }
  if (future > 0) {
    ofProjects.notes.push(
      `${file}: lines with a time in the future are left aside (${future}), written while the clock was ahead`,
    );
  }
  const seen = observe({ projects, report: ofProjects }, known);
  if (writes) await stageRecord(folder, identity, seen);
  return [...known.lines, ...seen.lines];
}
