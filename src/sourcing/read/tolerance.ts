import { recordsWith, type SourceReport } from './report';
import { SourceError } from './source-error';

/** What an operator lets a build do without. */
export interface Tolerance {
  /** No record dropped, incomplete or restored, and no last good copy used. */
  isStrict: boolean;
  /** Records of one resource that may be dropped or incomplete, in percent of those that came. */
  maxDropped: number;
}

/**
 * Ends a build that lacks more than its operator allows.
 * @throws SourceError that names the resources
 */
export function checkTolerance({ resources }: SourceReport, { isStrict, maxDropped }: Tolerance): void {
  const faults = Object.entries(resources).flatMap(([name, report]) => {
    const { origin, reason, received, notes } = report;
    const dropped = recordsWith(report, 'dropped').length;
    const incomplete = recordsWith(report, 'incomplete').length;
    const restored = recordsWith(report, 'restored').length;
    if (isStrict && origin === 'last_good') return [`${name} would come from the last good copy (${reason})`];
    const lost = `${dropped} records are dropped, ${incomplete} are without a part of their offer`;
    if (isStrict && dropped + incomplete + restored > 0)
      return [`${name}: ${lost} and ${restored} are as they were before`];
    if (isStrict && notes.length > 0) return notes;
    const share = (100 * (dropped + incomplete)) / Math.max(received, 1);
    if (share > maxDropped) return [`${name}: of ${received} records ${lost}, more than ${maxDropped} %`];
    return [];
  });
  if (faults.length === 0) return;
  const limit = isStrict ? 'with --strict' : 'with --max-dropped';
  throw new SourceError(
    `The build stops ${limit}: ${faults.join('; ')}. \`npm run source:report\` names each record`,
  );
}
