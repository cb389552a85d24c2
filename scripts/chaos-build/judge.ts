import type { BuildReport } from '../../src/sourcing/source/build-report';
import type { Fault } from './fault';

/** What became of a build. */
export interface Built {
  exitCode: number;
  report: BuildReport | undefined;
  seconds: number;
  /** That the API got. */
  calls: number;
}

/** Calls that a build of a few records sends at most, retries included. */
const maxCalls = 200;

/** What is not as the fault promises, one sentence each. */
export function judge({ outcome }: Fault, { exitCode, report, calls }: Built): string[] {
  if (!report) return ['there is no report'];
  const wrong: string[] = [];
  const resources = Object.values(report.resources ?? {});
  const copies = resources.filter(({ origin }) => origin === 'last_good');
  const problems = resources.flatMap((resource) => resource.problems);
  if (calls > maxCalls) wrong.push(`the API got ${calls} calls`);
  if (exitCode !== 0) return [...wrong, `the build failed: ${report.error ?? 'without a reason'}`];
  if (report.state !== 'succeeded') wrong.push(`the report says ${report.state}`);
  if (outcome === 'copy' && copies.length === 0) wrong.push('no last good copy was used');
  if (outcome === 'fresh' && copies.length > 0) wrong.push(`a copy was used: ${copies[0]?.reason}`);
  if (outcome === 'fresh' && problems.some((problem) => problem.outcome === 'dropped')) {
    wrong.push(`a record was dropped: ${problems[0]?.record} ${problems[0]?.message}`);
  }
  if (outcome === 'report' && problems.length + copies.length === 0) wrong.push('nothing is in the report');
  if (copies.some(({ reason }) => !reason)) wrong.push('a copy was used without a reason');
  return wrong;
}
