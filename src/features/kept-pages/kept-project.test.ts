import { askedKey, keptAtHeader, keptCaches } from '../../lib/kept-pages';
import { routes } from '../../lib/routes';
import { readKeptProject, removeKeptProject } from './kept-project';
import { savedPaths } from './saved-paths';
import { askWorker } from './worker';

jest.mock('./saved-paths', () => ({ savedPaths: jest.fn(() => []) }));
jest.mock('./worker', () => ({ askWorker: jest.fn() }));

const origin = 'https://site.example';
const stores = new Map<string, Map<string, Response>>();
const hrefOf = (key: string) => new URL(key, origin).href;

beforeEach(() => {
  stores.clear();
  const cacheOf = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
      delete: (key: string) => Promise.resolve(entries.delete(hrefOf(key))),
    };
  };
  Object.assign(globalThis, {
    caches: {
      has: (name: string) => Promise.resolve(stores.has(name)),
      open: (name: string) => Promise.resolve(cacheOf(name)),
      match: (key: string, { cacheName }: { cacheName: string }) =>
        Promise.resolve(stores.get(cacheName)?.get(hrefOf(key))?.clone()),
    },
  });
});

function put(name: string, key: string, body = '', headers: Record<string, string> = {}) {
  const entries = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, entries.set(hrefOf(key), new Response(body, { headers })));
}

/** As the worker keeps a page that is asked for. */
function keep(path: string, at: number, ...pictures: string[]) {
  put(keptCaches.pages, path);
  put(keptCaches.pages, askedKey(path), JSON.stringify({ pictures }), { [keptAtHeader]: String(at) });
  for (const picture of pictures) put(keptCaches.pictures, picture);
}

const project = routes.project('gardens');
const home = (id: string) => routes.unit('gardens', id);
const pictures = () =>
  [...(stores.get(keptCaches.pictures)?.keys() ?? [])].map((url) => new URL(url).pathname);

test('a project is kept since its oldest page was, and each page with all its pictures', async () => {
  keep(project, 200, '/static/cover.avif');
  keep(home('a'), 100, '/static/plan-a.svg');
  keep(home('b'), 300, '/static/plan-b.svg');
  keep(routes.unit('gardens-2', 'c'), 50);
  stores.get(keptCaches.pictures)?.delete(hrefOf('/static/plan-b.svg'));
  expect(await readKeptProject('gardens')).toEqual({ whole: new Set([project, home('a')]), since: 100 });
});

test('a project of which only a home was saved, or that was only read, is not kept', async () => {
  keep(home('a'), 100);
  put(keptCaches.pages, project);
  expect(await readKeptProject('gardens')).toBeUndefined();
});

test('where the browser refuses its caches nothing is kept', async () => {
  Object.assign(globalThis, { caches: { has: () => Promise.reject(new DOMException('', 'SecurityError')) } });
  expect(await readKeptProject('gardens')).toBeUndefined();
});

test('removing a project leaves saved homes, other projects, and the pictures of these', async () => {
  keep(project, 1, '/static/cover.avif', '/static/plan-a.svg');
  keep(home('a'), 1, '/static/plan-a.svg');
  keep(home('b'), 1, '/static/plan-b.svg');
  keep(routes.project('gardens-2'), 1, '/static/other.avif');
  jest.mocked(savedPaths).mockReturnValue([home('a')]);
  await removeKeptProject('gardens');
  expect(jest.mocked(askWorker).mock.calls).toEqual([[{ forget: project }], [{ forget: home('b') }]]);
  expect(pictures()).toEqual(['/static/plan-a.svg', '/static/other.avif']);
});
