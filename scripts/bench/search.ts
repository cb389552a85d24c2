import '../lib/supported-system';
import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { generateDataset } from '../../openapi/reference-api/generator';
import { startPostgresql } from '../../openapi/reference-api/testing/postgresql';
import { runCommand, type CommandContext } from '../lib/command';
import { parseCount, parseNames, parsePort } from '../lib/options';
import type { SiteToMeasure } from '../lib/site-to-measure';
import { step } from '../lib/step';
import { percentile } from './catalogue/figures';
import { measureAnswers } from './searches/answers';
import { catalogues, titleOf } from './searches/catalogues';
import { measureSearches } from './searches/measure-searches';
import { withApi } from './searches/with-api';

const parts = ['api', 'browser'];

interface Options extends SiteToMeasure {
  parts: string[];
  times: number;
  runs: number;
  slowdown: number;
  json?: string;
}

const options = new Command('npm run bench -- search')
  .description(
    'Search catalogues of 300, 3,000 and 10,000 homes: how soon the API answers, and what a search costs a slow phone',
  )
  .option('--parts <names>', `of: ${parts.join(', ')}`, parseNames(parts), parts)
  .option('--times <count>', 'api: how often each search is sent', parseCount, 20)
  .option('--runs <count>', 'browser: visits for each catalogue; the worst counts', parseCount, 5)
  .option('--slowdown <factor>', 'browser: how many times slower than this machine', parseCount, 4)
  .option('--no-build', 'measure the build in public/, which has to be made for these ports')
  .option('--json <file>', 'write every visit to this file')
  .option('--site-port <number>', 'port of the site', parsePort, 9109)
  .option('--api-port <number>', 'port of the reference API', parsePort, 4109)
  .parse()
  .opts<Options>();

/** The API answers a search with counts within this time, in milliseconds. */
const limit = 50;

/** Prints how soon the API answers on each database. @returns the slowest p95 in milliseconds */
async function benchApi(context: CommandContext): Promise<number> {
  const rows: Record<string, object> = {};
  let slowest = 0;
  for (const scale of catalogues) {
    const dataset = generateDataset(scale);
    for (const database of ['PGlite', 'PostgreSQL']) {
      const title = `${titleOf(scale)}, ${database}`;
      await step(title, async () => {
        const postgresql = database === 'PostgreSQL' ? await startPostgresql() : undefined;
        if (postgresql) context.onEnd(() => postgresql.stop());
        const storage = postgresql ? { databaseUrl: postgresql.url } : { memory: true as const };
        const { times, bytes } = await withApi(context, { dataset, ...storage }, ({ url }) =>
          measureAnswers(url, dataset.organizationKey, options.times),
        );
        const p95 = percentile(times, 95);
        slowest = Math.max(slowest, p95);
        rows[title] = {
          'median, ms': percentile(times, 50).toFixed(1),
          'p95, ms': p95.toFixed(1),
          'KB, largest': (Math.max(...bytes) / 1000).toFixed(1),
        };
      });
    }
  }
  console.table(rows);
  return slowest;
}

void runCommand(async (context) => {
  const lines: string[] = [];
  let isMet = true;
  if (options.parts.includes('api')) {
    const slowest = await benchApi(context);
    isMet &&= slowest <= limit;
    lines.push(
      `API: p95 at most ${slowest.toFixed(1)} ms, ${(slowest / limit).toFixed(2)} of the ${limit} ms allowed`,
    );
  }
  if (options.parts.includes('browser')) {
    const { figures, missed } = await measureSearches(context, options);
    if (options.json) await writeFile(options.json, JSON.stringify(figures, null, 2));
    isMet &&= missed.length === 0;
    lines.push(`Phone: ${missed.length === 0 ? 'every limit is met' : `missed: ${missed.join('; ')}`}`);
  }
  return { exitCode: isMet ? 0 : 1, lastLine: lines.join('\n') };
});
