import { storePageSizes, listByPath, readPageSize } from './page-sizes';
import { emptyReport } from '../read/report';

/** Gatsby's cache is a key-value store that takes what JSON takes; a map replaces its files. */
function memoryCache() {
  const stored = new Map<string, string>();
  return {
    name: 'test',
    directory: '',
    get: async (key: string) => JSON.parse(stored.get(key) ?? 'null') as never,
    set: async (key: string, value: unknown) => void stored.set(key, JSON.stringify(value)) as never,
    del: async (key: string) => void stored.delete(key),
  };
}

const report = (resources: Record<string, { per_page?: number }>) => ({
  api_url: 'https://api.example.sa',
  read_at: '2026-11-20T08:00:00.000Z',
  duration_ms: 1,
  resources: Object.fromEntries(
    Object.entries(resources).map(([name, more]) => [
      name,
      { ...emptyReport('2026-11-20T08:00:00.000Z'), ...more },
    ]),
  ),
});

test('pages have as many rows as those of the API, or a default number where it gives none', async () => {
  const cache = memoryCache();
  expect(await readPageSize(cache, 'blogs')).toBe(7);
  await storePageSizes(cache, report({ organization: {}, projects: { per_page: 20 }, rentals: {} }));
  expect(await readPageSize(cache, 'projects')).toBe(20);
  expect(await readPageSize(cache, 'rentals')).toBe(12);
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
  expect(listByPath(path)).toBe(list);
});
