import type { Browser } from '@playwright/test';
import pLimit from 'p-limit';
import type { Pool } from 'pg';
import { expectedRow, type Person } from '../../e2e/support/enquiry-forms';
import { describePlan, planOf } from './plan';
import { visit } from './visitor';

export interface ChaosOptions {
  /** Visitors. */
  n: number;
  seed: number;
  /** Visitors at a time. */
  workers: number;
}

export interface Tally {
  /** Visitors who pressed the button. */
  sent: number;
  /** Rows. */
  stored: number;
  duplicated: number;
  lost: number;
  /** Rows that differ from what the visitor typed. */
  altered: number;
}

const isUnaltered = (row: Record<string, unknown>, wanted: Record<string, unknown>) =>
  Object.entries(wanted).every(([name, value]) => row[name] === value);

/** Sends visitors through faults, several at a time, and counts what became of their enquiries. */
export async function runChaos(
  browser: Browser,
  siteUrl: string,
  database: Pool,
  { n, seed, workers }: ChaosOptions,
): Promise<Tally> {
  const tally: Tally = { sent: 0, stored: 0, duplicated: 0, lost: 0, altered: 0 };
  const rowsOf = async ({ full_name }: Person) => {
    const { rows } = await database.query<Record<string, unknown>>(
      'select * from enquiries where full_name = $1',
      [full_name],
    );
    return rows;
  };
  async function sendOne(number: number): Promise<void> {
    const plan = planOf(seed, number);
    const who = { full_name: `زائر 😀 ${seed}-${number} نورة`, mobile: '0551234567' };
    const started = Date.now();
    const isStored = async () => (await rowsOf(who)).length > 0;
    const failure = await visit(browser, siteUrl, plan, who, isStored).then(
      () => '',
      (error: unknown) => `  ✘ ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
    const rows = await rowsOf(who);
    tally.sent += 1;
    tally.stored += rows.length;
    tally.duplicated += Math.max(rows.length - 1, 0);
    tally.lost += rows.length === 0 ? 1 : 0;
    tally.altered += rows.filter((row) => !isUnaltered(row, expectedRow(plan.form, who, plan.locale))).length;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${tally.sent}/${n} #${number} ${describePlan(plan)} (${seconds} s)${failure}`);
  }
  const limit = pLimit(workers);
  await Promise.all(Array.from({ length: n }, (_, number) => limit(sendOne, number)));
  return tally;
}
