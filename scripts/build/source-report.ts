import '../lib/supported-system';
import { Command } from 'commander';
import { readBuildReport, type BuildReport } from '../../src/sourcing/read/build-report';
import { problemLine, outcomes, recordsWith } from '../../src/sourcing/read/report';
import { CommandError, runCommand } from '../lib/command';
import { dataDir } from '../lib/paths';

const { json } = new Command('source:report')
  .description(
    'Say what the last build read from the API: where each resource comes from, and what was wrong',
  )
  .option('--json', 'print the report for programs')
  .parse()
  .opts<{ json?: boolean }>();

function describeBuild({ state, started_at, finished_at, error, api_url }: BuildReport): string {
  const times = finished_at ? `${started_at} to ${finished_at}` : `since ${started_at}`;
  return `The last build ${state === 'running' ? 'runs, or was cut off' : state} (${times}${api_url ? `, ${api_url}` : ''})${error ? `:\n${error}` : '..'}`;
}

function printResources({ resources = {} }: BuildReport): void {
  console.table(
    Object.fromEntries(
      Object.entries(resources).map(([name, report]) => [
        name,
        {
          from: report.origin === 'api' ? 'the API' : 'the last good copy',
          'read at': report.read_at,
          received: report.received,
          'on the site': report.rows,
          ...Object.fromEntries(outcomes.map((outcome) => [outcome, recordsWith(report, outcome).length])),
        },
      ]),
    ),
  );
  for (const { reason, notes, problems } of Object.values(resources)) {
    for (const line of [...(reason ? [reason] : []), ...notes, ...problems.map(problemLine)])
      console.log(`- ${line}`);
  }
}

void runCommand(async () => {
  const report = await readBuildReport(dataDir);
  if (!report) throw new CommandError('There was no build yet: run `npm run build` first.');
  if (json) return console.log(JSON.stringify(report, null, 2));
  console.log(describeBuild(report));
  if (report.resources) printResources(report);
  for (const { url, reason } of report.media_missing ?? []) console.log(`- Picture ${url}: ${reason}`);
});
