import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startReferenceApi } from '../../../openapi/reference-api';
import { fetchEnquiryCounts } from '../../../openapi/reference-api/enquiries/fetch-enquiries';
import { generateDataset } from '../../../openapi/reference-api/generator';
import { createApiClient } from '../../../src/api-client/client';
import type { BuildReport } from '../../../src/sourcing/read/build-report';
import { buildFigures, enquiryFigures } from './figures';
import { formatMetrics } from './prometheus';

const report: BuildReport = {
  state: 'succeeded',
  started_at: '2026-11-24T10:00:00.000Z',
  finished_at: '2026-11-24T10:05:50.987Z',
  resources: {
    rentals: {
      ...{ origin: 'last_good', reason: 'the API cannot be reached', read_at: '2026-11-23T10:00:00.000Z' },
      ...{ received: 3, rows: 2, notes: [] },
      problems: [
        { outcome: 'dropped', record: 'Rental r1', at: '/annual_rent', message: 'must be integer' },
        { outcome: 'dropped', record: 'Rental r1', at: '/title', message: 'must be object' },
      ],
    },
  },
};

test('names the last build, where its data is from, and what was dropped', () => {
  const text = formatMetrics(buildFigures(report));
  for (const line of [
    'site_build_state{state="succeeded"} 1',
    'site_build_state{state="failed"} 0',
    'site_build_duration_seconds 350.987',
    'site_source_from_copy{resource="rentals"} 1',
    `site_source_read_timestamp_seconds{resource="rentals"} ${Date.UTC(2026, 10, 23, 10) / 1000}`,
    'site_source_records{resource="rentals",outcome="shown"} 2',
    'site_source_records{resource="rentals",outcome="dropped"} 1',
  ])
    expect(text.split('\n')).toContain(line);
});

test('before the first build, and while one runs, no figure is made up', () => {
  expect(buildFigures(undefined)).toEqual([]);
  const running = formatMetrics(buildFigures({ state: 'running', started_at: report.started_at }));
  expect(running).toContain('site_build_state{state="running"} 1');
  expect(running).not.toMatch(/NaN|undefined|duration|source_from_copy/);
});

test('each line has the form that Prometheus reads, whatever a label holds', () => {
  const text = formatMetrics([
    { name: 'a', help: 'one\ntwo', values: [{ labels: { of: 'a"b\\c\nd' }, value: 1.5 }] },
  ]);
  expect(text).toBe('# HELP a one\\ntwo\n# TYPE a gauge\na{of="a\\"b\\\\c\\nd"} 1.5\n');
});

test('counts the enquiries of a running API, and those that nobody was told of', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'figures-'));
  const dataset = generateDataset({ projects: 1, units: 1, rentals: 1, blogs: 1 });
  const api = await startReferenceApi({
    dataDir,
    dataset,
    // Nothing answers there, so the alert waits.
    alerts: {
      webhook: { url: 'http://127.0.0.1:1/', secret: `whsec_${Buffer.alloc(32).toString('base64')}` },
    },
  });
  try {
    const client = createApiClient({ url: api.url, organizationKey: dataset.organizationKey });
    await client.POST('/public/interested/create', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { full_name: 'ريم أحمد الشهري', mobile: '0541234567' },
    });
    const text = formatMetrics(enquiryFigures(await fetchEnquiryCounts({ dataDir })));
    expect(text).toContain('site_enquiries{kind="interest"} 1\n');
    expect(text).toContain('site_enquiries_waiting{channel="webhook"} 1\n');
    expect(text).toMatch(/site_enquiries_waiting_oldest_seconds\{channel="webhook"\} \d+\n/);
  } finally {
    await api.close();
    rmSync(dataDir, { recursive: true });
  }
  expect(formatMetrics(enquiryFigures(undefined))).toContain('site_enquiries_readable 0\n');
});
