import '../lib/supported-system';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Command } from 'commander';
import { sql } from 'kysely';
import { startReferenceApi } from '../../openapi/reference-api';
import { loadDemoData } from '../../openapi/reference-api/demo/load-demo-data';
import { freePort } from '../../openapi/reference-api/testing/local-machine';
import { measurePreview } from './builds/measure-preview';
import { planVisits, startVisitors } from './builds/visitors';
import { median } from './catalogue/figures';
import { CommandError, runCommand, type CommandContext, type CommandResult } from '../lib/command';
import { startNodeServer } from '../lib/node-server';
import { parseCount } from '../lib/options';
import { resolveSettings } from '../lib/settings';
import { buildCopy, copySources } from '../lib/site-copy';
import { step } from '../lib/step';
import { until } from '../lib/until';

const options = new Command('npm run bench -- refresh')
  .description(
    'Measure how long a changed record takes from the webhook to the page, and whether a request fails meanwhile',
  )
  .option('--preview', 'instead: from the last letter on the editing page to the page with the unsaved text')
  .option('--changes <count>', 'how often a record, or a text, is changed', parseCount, 3)
  .option('--visitors <count>', 'who ask for pages all the time', parseCount, 4)
  .parse()
  .opts<{ preview?: true; changes: number; visitors: number }>();

/** Where the copy of this checkout is built and served. */
const directory = path.join(tmpdir(), 'shaqool-bench-refresh');

/** Longest time for one rebuild, in milliseconds. */
const patience = 300_000;

const secret = 'bench-refresh-secret';

/** Milliseconds that an editor waits at most for the page with the unsaved text. */
const previewLimit = 2000;

async function benchPreview(context: CommandContext): Promise<CommandResult> {
  const times = await measurePreview(context, options.changes);
  const figures = { median: median(times), slowest: Math.max(...times), limit: previewLimit };
  console.table({ 'From the last letter to the page, ms': figures });
  const lastLine = `median ${figures.median} ms, ${(figures.median / previewLimit).toFixed(2)} of the ${previewLimit} ms allowed`;
  return { exitCode: figures.median > previewLimit ? 1 : 0, lastLine };
}

async function benchRefresh(context: CommandContext): Promise<CommandResult> {
  const api = await startReferenceApi({ memory: true, dataset: loadDemoData() });
  context.onEnd(() => api.close());
  const port = await freePort();
  const { settings } = resolveSettings({ apiPort: Number(new URL(api.url).port), sitePort: port }, {});
  copySources(directory);
  await step('Build the site', () => buildCopy(context, directory, settings, { output: 'on-failure' }));
  const env = { ...settings, REBUILD_SECRET: secret };
  const origin = await startNodeServer(context, { port, directory, env });
  const { slug } = await api.database.selectFrom('blogs').select('slug').limit(1).executeTakeFirstOrThrow();
  const rows: Record<string, object> = {};
  const times: number[] = [];
  let failures = 0;
  for (let number = 1; number <= options.changes; number += 1) {
    const stop = startVisitors(origin, await planVisits(origin), options.visitors);
    const title = `Changed ${number} ${Date.now()}`;
    await sql`update blogs set title = ${JSON.stringify({ ar: title, en: title })} where slug = ${slug}`.execute(
      api.database,
    );
    const started = performance.now();
    const answer = await fetch(`${origin}/hooks/rebuild`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}` },
    });
    if (answer.status !== 202) throw new CommandError(`The webhook answered ${answer.status}.`);
    const article = `${origin}/blogs/${slug}`;
    const isShown = async () => (await (await fetch(article)).text()).includes(title);
    await until(isShown, `the change on ${article}`, patience);
    const seconds = (performance.now() - started) / 1000;
    // The answers right after the swap are the ones in doubt.
    await delay(3000);
    const { requests, failed, slowest } = await stop();
    times.push(seconds);
    failures += failed.length;
    for (const line of failed.slice(0, 5)) console.log(`    ${line}`);
    rows[`change ${number}`] = {
      'webhook to page': `${seconds.toFixed(1)} s`,
      ...{ requests, failed: failed.length, 'slowest answer': `${Math.round(slowest)} ms` },
    };
  }
  console.table(rows);
  return {
    exitCode: failures > 0 ? 1 : 0,
    lastLine: `Webhook to page: ${median(times).toFixed(1)} s (median of ${times.length}); ${failures} requests failed.`,
  };
}

void runCommand(options.preview ? benchPreview : benchRefresh);
