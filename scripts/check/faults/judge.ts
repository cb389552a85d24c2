import { recordLabel } from '../../../src/sourcing/read/fit-rows';
import type { BuildReport } from '../../../src/sourcing/read/build-report';
import type { Fault } from './fault';
import type { Json, Records } from './records';

/** What became of a build. */
export interface Built {
  exitCode: number;
  report: BuildReport | undefined;
  /** What it printed. */
  output: string;
  seconds: number;
  /** That the API got. */
  calls: number;
}

/** Calls that a build of a few records sends at most, retries included. */
const maxCalls = 200;

/** Names of the records that are not as they were, as reports have them. */
export function changedRecords(before: Records, after: Records): Set<string> {
  const listsOf = ({ projects, rentals, blogs, organization, lookups }: Records): [string, Json[]][] => [
    ['Project', projects],
    ['Rental', rentals],
    ['Blog', blogs],
    ['Organization', [organization]],
    ['Lookup', Object.values(lookups).flat()],
  ];
  const unchanged = new Set(
    listsOf(before).flatMap(([name, rows]) => rows.map((row) => name + JSON.stringify(row))),
  );
  const changed = listsOf(after).flatMap(([name, rows]) =>
    rows
      .filter((row) => !unchanged.has(name + JSON.stringify(row)))
      .map((row) => recordLabel(name, typeof row['id'] === 'string' ? row['id'] : undefined)),
  );
  return new Set(changed);
}

/** Gatsby breaks lines at 80 letters. */
const isPrinted = (sentence: string, output: string): boolean =>
  output.replace(/\s+/g, ' ').includes(sentence);

function judgeError({ exitCode, report, output }: Built): string[] {
  const sentence = report?.error ?? '';
  return [
    ...(exitCode === 1 ? [] : [`the exit code is ${exitCode}`]),
    ...(report?.state === 'failed' ? [] : [`the report says ${report?.state}`]),
    ...(sentence && !sentence.includes('\n') ? [] : [`the report has no sentence: ${sentence}`]),
    ...(isPrinted(sentence, output) ? [] : ['the sentence of the report was not printed']),
    ...(/\n\s+at .+:\d+:\d+/.test(output) ? ['a stack trace was printed'] : []),
  ];
}

/**
 * What is not as the fault promises, one sentence each.
 * @param changed names of the records that the fault changed
 */
export function judge({ outcome, transport }: Fault, built: Built, changed: ReadonlySet<string>): string[] {
  const { exitCode, report, calls } = built;
  if (!report) return ['there is no report'];
  const wrong = calls > maxCalls ? [`the API got ${calls} calls`] : [];
  if (outcome === 'error') return [...wrong, ...judgeError(built)];
  if (exitCode !== 0) return [...wrong, `the build failed: ${report.error ?? 'without a reason'}`];
  const resources = Object.values(report.resources ?? {});
  const copies = resources.filter(({ origin }) => origin === 'last_good');
  const problems = resources.flatMap((resource) => resource.problems);
  if (report.state !== 'succeeded') wrong.push(`the report says ${report.state}`);
  if (outcome === 'copy' && copies.length === 0) wrong.push('no last good copy was used');
  if (outcome === 'fresh' && copies.length > 0) wrong.push(`a copy was used: ${copies[0]?.reason}`);
  const lost = problems.find((problem) => problem.outcome !== 'repaired');
  if (outcome === 'fresh' && lost) wrong.push(`${lost.record} was ${lost.outcome}: ${lost.message}`);
  if (outcome === 'report' && problems.length + copies.length === 0) wrong.push('nothing is in the report');
  if (copies.some(({ reason }) => !reason)) wrong.push('a copy was used without a reason');
  // In a mixture a transport that fails may take any record with it, and the report says so.
  const canLose = transport !== undefined && outcome === 'report';
  const isUnread = (message: string) => canLose && message.startsWith('the API answered');
  const unchanged = problems.find(({ record, message }) => !changed.has(record) && !isUnread(message));
  if (unchanged) wrong.push(`the report names ${unchanged.record}, which is as it was: ${unchanged.message}`);
  return wrong;
}
