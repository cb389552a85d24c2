import '../lib/supported-system';
import { Command } from 'commander';
import pLimit from 'p-limit';
import { Pool } from 'pg';
import { expectedRow } from '../../e2e/support/enquiry-forms';
import { localeCodes } from '../../src/i18n/locales';
import { describePlan, planOf } from './interrupted-visits/plan';
import { visit } from './interrupted-visits/visitor';
import { runCommand } from '../lib/command';
import { ensureTools } from '../lib/ensure-tools';
import { launchChromium } from '../lib/browser';
import { parseCount } from '../lib/options';
import { formatDuration } from '../lib/step';
import { serveTestSite } from './steps/site-steps';

const { n, seed, workers } = new Command('npm run check -- chaos-enquiries')
  .description(
    'Send enquiries through random faults; exits with 1 when one is lost, doubled or altered, or a form says what is not true',
  )
  .option('--n <count>', 'visitors', parseCount, 200)
  .option('--seed <number>', 'the same seed draws the same visitors', parseCount, 1)
  .option('--workers <count>', 'visitors at a time', parseCount, 3)
  .addHelpText('after', '\nIt uses the build of the last test run: npm test -- --only build')
  .parse()
  .opts<{ n: number; seed: number; workers: number }>();

type Row = Record<string, unknown>;

const isUnaltered = (row: Row, wanted: Row) =>
  Object.entries(wanted).every(([name, value]) => row[name] === value);

void runCommand(async (context) => {
  await ensureTools(context, ['Chromium', 'PostgreSQL']);
  const { api, siteUrl } = await serveTestSite(context);
  const database = new Pool({ connectionString: api.databaseUrl, max: workers });
  context.onEnd(() => database.end());
  // Pictures and fonts change nothing here, and cost most of the time.
  const browser = await launchChromium(context, [
    '--disable-gpu',
    '--blink-settings=imagesEnabled=false',
    '--disable-remote-fonts',
  ]);
  const started = Date.now();
  /** Visitors who pressed the button, the rows they became, and the rows that differ from what they typed. */
  const tally = { sent: 0, stored: 0, duplicated: 0, lost: 0, altered: 0, untrue: 0, failed: 0 };

  async function sendOne(number: number): Promise<void> {
    const plan = planOf(seed, number);
    const who = { full_name: `زائر 😀 ${seed}-${number} نورة`, mobile: '0551234567' };
    const readRows = async () =>
      (await database.query<Row>('select * from enquiries where full_name = $1', [who.full_name])).rows;
    const begun = Date.now();
    const references = async () => (await readRows()).map(({ reference }) => String(reference));
    const untrue: string[] = [];
    const onUntrue = (words: string) => void untrue.push(`  ✘ untrue: ${words}`);
    const failure = await visit(browser, siteUrl, plan, who, references, onUntrue).then(
      () => '',
      (error: unknown) => {
        tally.failed += 1;
        return `  ✘ ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
      },
    );
    const rows = await readRows();
    // The visitor may have said the same in both languages.
    const wanted = localeCodes.map((locale) => expectedRow(plan.form, who, locale));
    tally.sent += 1;
    tally.untrue += untrue.length;
    tally.stored += rows.length;
    tally.duplicated += Math.max(rows.length - 1, 0);
    tally.lost += rows.length === 0 ? 1 : 0;
    tally.altered += rows.filter((row) => !wanted.some((one) => isUnaltered(row, one))).length;
    const twice = rows.length > 1 ? `  ✘ ${JSON.stringify(rows)}` : '';
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    console.log(
      `${tally.sent}/${n} #${number} ${describePlan(plan)} (${seconds} s)${untrue.join('')}${twice}${failure}`,
    );
  }

  const limit = pLimit(workers);
  await Promise.all(Array.from({ length: n }, (_, number) => limit(sendOne, number)));
  const { sent, stored, duplicated, lost, altered, untrue, failed } = tally;
  console.log(`\nSeed ${seed}, ${formatDuration(Date.now() - started)}`);
  const lastLine = `${sent} sent, ${stored} stored, ${duplicated} duplicated, ${lost} lost, ${altered} altered, ${untrue} untrue, ${failed} unfinished`;
  return { exitCode: duplicated + lost + altered + untrue + failed > 0 ? 1 : 0, lastLine };
});
