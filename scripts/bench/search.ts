import '../lib/supported-system';
import { gzipSync } from 'node:zlib';
import { Command } from 'commander';
import { startReferenceApi } from '../../openapi/reference-api';
import { generateDataset } from '../../openapi/reference-api/generator';
import { startPostgresql } from '../../openapi/reference-api/testing/postgresql';
import { runCommand, type CommandContext, type CommandResult } from '../lib/command';
import { parseCount } from '../lib/options';
import { step } from '../lib/step';
import { percentile } from './catalogue/figures';
import { searches } from './searches/asked';

const options = new Command('npm run bench -- search')
  .description(
    'Search catalogues of 300, 3,000 and 10,000 homes: how soon the API answers, and how much it sends',
  )
  .option('--times <count>', 'how often each search is sent', parseCount, 20)
  .parse()
  .opts<{ times: number }>();

/** Homes in 60 projects; the smallest in fewer, so that each has some. */
const catalogues = [
  { projects: 6, units: 50 },
  { projects: 60, units: 50 },
  { projects: 60, units: 167 },
];

/** The API answers a search with counts within this time, in milliseconds. */
const limit = 50;

interface Answers {
  readonly times: readonly number[];
  readonly bytes: readonly number[];
}

/** Sends each search to an API, one after the other. @returns milliseconds, and bytes as they are transferred */
async function measureAnswers(url: string, key: string): Promise<Answers> {
  const [times, bytes]: [number[], number[]] = [[], []];
  for (let round = 0; round <= options.times; round += 1)
    for (const body of searches) {
      const begun = performance.now();
      const answer = await fetch(`${url}/api/v1/public/projects/apartments`, {
        method: 'POST',
        headers: { 'X-Organization-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...body, view: 'summary', facets: true }),
      });
      const text = await answer.text();
      // The first round warms caches.
      if (round === 0) continue;
      if (!answer.ok) throw new Error(`${JSON.stringify(body)}: ${text}`);
      times.push(performance.now() - begun);
      bytes.push(gzipSync(text).length);
    }
  return { times, bytes };
}

async function benchSearch(context: CommandContext): Promise<CommandResult> {
  const rows: Record<string, object> = {};
  let slowest = 0;
  for (const { projects, units } of catalogues) {
    const dataset = generateDataset({ projects, units, rentals: 1, blogs: 1 });
    const homes = (projects * units).toLocaleString('en-US');
    for (const database of ['PGlite', 'PostgreSQL']) {
      await step(`${homes} homes on ${database}`, async () => {
        const postgresql = database === 'PostgreSQL' ? await startPostgresql() : undefined;
        if (postgresql) context.onEnd(() => postgresql.stop());
        const storage = postgresql ? { databaseUrl: postgresql.url } : { memory: true as const };
        const api = await startReferenceApi({ dataset, ...storage });
        context.onEnd(() => api.close());
        const { times, bytes } = await measureAnswers(api.url, dataset.organizationKey);
        const p95 = percentile(times, 95);
        slowest = Math.max(slowest, p95);
        rows[`${homes} homes, ${database}`] = {
          'median, ms': percentile(times, 50).toFixed(1),
          'p95, ms': p95.toFixed(1),
          'KB, largest': (Math.max(...bytes) / 1000).toFixed(1),
        };
      });
    }
  }
  console.table(rows);
  const lastLine = `p95 at most ${slowest.toFixed(1)} ms, ${(slowest / limit).toFixed(2)} of the ${limit} ms allowed`;
  return { exitCode: slowest > limit ? 1 : 0, lastLine };
}

void runCommand(benchSearch);
