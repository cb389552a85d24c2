import { readFileSync } from 'fs';
import path from 'path';
import type { BuildReport } from './build-report';

/**
 * When the oldest data of this build was read, where some of it comes from a last good copy; undefined otherwise. For
 * prerendering, which Gatsby does in processes that know nothing of the sourcing.
 */
export function readAtOfCopies(file = path.resolve('.data/source-report.json')): string | undefined {
  try {
    const { resources = {} } = JSON.parse(readFileSync(file, 'utf8')) as BuildReport;
    const copies = Object.values(resources).filter(({ origin }) => origin === 'last_good');
    return copies.map(({ read_at }) => read_at).sort()[0];
  } catch {
    return undefined;
  }
}
