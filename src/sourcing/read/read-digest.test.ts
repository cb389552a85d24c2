import type { Source } from './read-source';
import { dataDigest, noteMedia } from './read-digest';
import { emptyReport } from './report';

const source = (change: Partial<Source> = {}, read_at = '2026-11-01T08:00:00.000Z'): Source =>
  ({
    ...{ organization: { name: { ar: 'أ', en: 'A' } }, projects: [], rentals: [], blogs: [], lookups: {} },
    report: {
      ...{ api_url: 'http://127.0.0.1:4000', read_at, duration_ms: read_at.length },
      resources: { projects: emptyReport(read_at), blogs: emptyReport(read_at) },
    },
    ...change,
  }) as unknown as Source;

test('the same answers at another time, in another order of resources, have the same digest', () => {
  const later = source({}, '2026-11-02T08:00:00.000Z');
  const { projects, blogs } = later.report.resources;
  later.report.resources = { blogs, projects } as Source['report']['resources'];
  expect(dataDigest(later)).toBe(dataDigest(source()));
});

test('fields in another order have the same digest', () => {
  const rentals = (...fields: [string, number][]) =>
    source({ rentals: [Object.fromEntries(fields)] as unknown as Source['rentals'] });
  const digest = dataDigest(rentals(['rent', 1], ['area', 2]));
  expect(dataDigest(rentals(['area', 2], ['rent', 1]))).toBe(digest);
  expect(dataDigest(rentals(['area', 1], ['rent', 2]))).not.toBe(digest);
});

test('other data, other doubts and another history have other digests', () => {
  const doubtful = source();
  doubtful.report.resources['projects']?.notes.push('one page is missing');
  const digests = [
    dataDigest(source()),
    dataDigest(source({ rentals: [{ id: '1' }] as unknown as Source['rentals'] })),
    dataDigest(doubtful),
    dataDigest(source(), []),
  ];
  expect(new Set(digests).size).toBe(digests.length);
});

test('pictures are noted by their content, missing ones too', async () => {
  const files: Record<string, string> = { '/a': 'one', '/b': 'one', '/c': 'two' };
  const { read, digests } = noteMedia((url) =>
    Promise.resolve(files[url] === undefined ? undefined : { buffer: Buffer.from(files[url]) }),
  );
  for (const url of ['/a', '/b', '/c', '/d']) await read(url);
  expect(digests['/a']).toBe(digests['/b']);
  expect(digests['/c']).not.toBe(digests['/a']);
  expect(digests['/d']).toBeNull();
});
