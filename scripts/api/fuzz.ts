import '../lib/supported-system';
import { Command } from 'commander';
import { fuzzApi, type FuzzReport } from './made-up-requests/index';
import { runCommand } from '../lib/command';
import { parseCount } from '../lib/options';
import { formatDuration } from '../lib/step';

/** Failures that are printed in full. */
const shownFailures = 10;

const { n, seed } = new Command('npm run api -- fuzz')
  .description(
    'Send made-up requests to the reference API; exits with 1 when an answer does not fit the contract',
  )
  .option('--n <count>', 'requests', parseCount, 20_000)
  .option('--seed <number>', 'the same seed makes the same requests', parseCount, 1)
  .parse()
  .opts<{ n: number; seed: number }>();

function printCounts(title: string, counts: Record<string, number>): void {
  console.log(`\n${title}`);
  for (const name of Object.keys(counts).sort()) console.log(`  ${name.padEnd(30)} ${counts[name]}`);
}

function printFailures({ failures }: FuzzReport): void {
  for (const { change, problems, answer, curl } of failures.slice(0, shownFailures)) {
    console.log(`\n✘ ${change}: ${problems.join('; ')}\n  ${answer}\n  ${curl}`);
  }
  if (failures.length > shownFailures) console.log(`\n… and ${failures.length - shownFailures} more`);
}

void runCommand(async () => {
  const started = Date.now();
  console.log(`Seed ${seed}: ${n} requests to the reference API in memory`);
  const onProgress = (sent: number) => {
    if (sent % 1000 === 0) console.log(`${sent}/${n} (${formatDuration(Date.now() - started)})`);
  };
  const report = await fuzzApi({ count: n, seed, onProgress });
  printCounts('By status', report.byStatus);
  printCounts('By operation and status', report.byOperation);
  printFailures(report);
  const { sent, stored, receipts, failures } = report;
  const lastLine =
    `\nSeed ${seed}: ${sent} requests in ${formatDuration(Date.now() - started)}, ` +
    `${receipts} receipts for ${stored} stored enquiries, ${failures.length} failures`;
  return { exitCode: failures.length > 0 || stored !== receipts ? 1 : 0, lastLine };
});
