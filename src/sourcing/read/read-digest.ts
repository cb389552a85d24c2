import { createHash } from 'node:crypto';
import { valueKey } from '../../lib/value-key';
import type { RecordLine } from '../outputs/history';
import type { Source } from './read-source';

/** What a build has read, as digests: the data, and each picture by its address; null for one that is missing. */
export interface ReadDigest {
  data: string;
  media: Record<string, string | null>;
}

const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url');

/** A digest of all that pages may show of the data, and of what the build did with records that do not fit. */
export function dataDigest({ report, ...data }: Source, history?: readonly RecordLine[]): string {
  // Sorted: resources are read at the same time, and end in any order.
  const doubts = Object.keys(report.resources)
    .sort()
    .map((name) => {
      const { origin, per_page, notes, problems } = report.resources[name] ?? {};
      return { name, origin, per_page, notes, problems };
    });
  // The fields of a record come in another order from the API than from the copy that a build keeps.
  return digestOf(valueKey([data, history, doubts]));
}

/** Reads each picture once, and notes its digest. */
export function noteMedia<File extends { buffer: Buffer }>(
  read: (url: string) => Promise<File | undefined>,
): { read: typeof read; digests: ReadDigest['media'] } {
  const digests: ReadDigest['media'] = {};
  return {
    digests,
    async read(url) {
      const file = await read(url);
      digests[url] = file ? digestOf(file.buffer) : null;
      return file;
    },
  };
}
