import '../lib/supported-system';
import { Command } from 'commander';
import { allKills } from './kills/all-kills';
import { findFaults } from './kills/ledger';
import { runCommand } from '../lib/command';
import { ensureTools } from '../lib/ensure-tools';
import { parseCount } from '../lib/options';
import { formatDuration } from '../lib/step';

const { n, seed, only } = new Command('npm run check -- chaos-kills')
  .description(
    'Kill (SIGKILL) the reference API, PostgreSQL, the editing server, builds and refreshes at random moments of their work; exits with 1 when something acknowledged is lost, something does not start again or is left behind',
  )
  .option('--n <count>', 'kills of each', parseCount, 20)
  .option('--seed <number>', 'the same seed draws the same moments', parseCount, 1)
  .option('--only <text>', `only those whose name holds this text: ${Object.keys(allKills).join(', ')}`)
  .parse()
  .opts<{ n: number; seed: number; only?: string }>();

void runCommand(async (context) => {
  const chosen = Object.entries(allKills).filter(([name]) => !only || name.includes(only));
  if (chosen.some(([name]) => name.includes('PostgreSQL'))) await ensureTools(context, ['PostgreSQL']);
  const rows: Record<string, Record<string, string | number>> = {};
  let faults = 0;
  for (const [name, kill] of chosen) {
    console.log(`▶ ${name}`);
    const started = Date.now();
    const ledger = await kill(n, seed);
    const { kills, acknowledged, lost, altered, blocked, leftBehind } = ledger;
    const counts = { lost, altered, blocked, 'left behind': leftBehind };
    rows[name] = {
      ...{ kills, acknowledged },
      ...Object.fromEntries(Object.entries(counts).map(([what, all]) => [what, all.length])),
      time: formatDuration(Date.now() - started),
    };
    for (const line of findFaults(ledger)) console.log(`  ✘ ${line}`);
    faults += findFaults(ledger).length;
  }
  console.table(rows);
  return { exitCode: faults > 0 ? 1 : 0, lastLine: `${faults} faults` };
});
