import { keepPageSizes, listOfPath, pageSizeOf } from './page-sizes';
import { emptyReport } from './source/report';

/** Gatsby's cache is a key-value store that takes what JSON takes; a map stands in for its files. */
function memoryCache() {
  const kept = new Map<string, string>();
  return {
    name: 'test',
    directory: '',
    get: async (key: string) => JSON.parse(kept.get(key) ?? 'null') as never,
    set: async (key: string, value: unknown) => void kept.set(key, JSON.stringify(value)) as never,
    del: async (key: string) => void kept.delete(key),
  };
}

const report = (resources: Record<string, { per_page?: number }>) => ({
  api_url: 'https://api.example.sa',
  read_at: '2026-11-20T08:00:00.000Z',
  duration_ms: 1,
  resources: Object.fromEntries(
    Object.entries(resources).map(([name, more]) => [name, { ...emptyReport(), ...more }]),
  ),
});

test('pages are as long as those of the API, and have a usual length where it says none', async () => {
  const cache = memoryCache();
  expect(await pageSizeOf(cache, 'blogs')).toBe(7);
  await keepPageSizes(cache, report({ organization: {}, projects: { per_page: 20 }, rentals: {} }));
  expect(await pageSizeOf(cache, 'projects')).toBe(20);
  expect(await pageSizeOf(cache, 'rentals')).toBe(12);
});

test.each([
  ['/projects', 'projects'],
  ['/projects/', 'projects'],
  ['/rentals/', 'rentals'],
  ['/blogs', 'blogs'],
  ['/', undefined],
  ['/projects/detail/', undefined],
  ['/blogs/rent-or-buy/', undefined],
])('%s shows the list %s', (path, list) => {
  expect(listOfPath(path)).toBe(list);
});
