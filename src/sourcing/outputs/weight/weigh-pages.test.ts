import { promises as fs } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findExcess, weightTable } from '.';
import { budgets } from './budgets';
import { componentName, overBudget, weighPages, type PageWeight } from './weigh-pages';

const noise = (bytes: number) =>
  Array.from({ length: bytes }, (_, index) => String.fromCharCode(33 + ((index * index * 31) % 90))).join('');

const page = '<p><img src="/a.jpg" loading="lazy"/>';

let site: string;

beforeAll(async () => {
  site = await fs.mkdtemp(path.join(os.tmpdir(), 'weigh-'));
  await fs.mkdir(path.join(site, 'about'));
  const files = {
    'app.js': noise(3_000),
    'about.js': 'about',
    'about.css': 'x',
    'about/index.html': page,
    'a.jpg': 'photo',
  };
  await Promise.all(Object.entries(files).map(([name, text]) => fs.writeFile(path.join(site, name), text)));
  const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  const stats = {
    namedChunkGroups: { app: assets('app.js'), about: assets('app.js', 'about.js', 'about.css') },
  };
  await fs.writeFile(path.join(site, 'webpack.stats.json'), JSON.stringify(stats));
});

afterAll(() => fs.rm(site, { recursive: true }));

function memoryCache() {
  const sizes = new Map<string, unknown>();
  return {
    sizes,
    get: async (key: string) => sizes.get(key),
    set: async (key: string, value: unknown) => void sizes.set(key, value),
  };
}

const about = { path: '/about', component: '/code/src/pages/about.tsx', componentChunkName: 'about' };

test('the weight of a page is the scripts of the app and its own, each once', async () => {
  const [weight] = await weighPages(site, [about], memoryCache());
  const size = (text: string) => brotliCompressSync(text).length;
  expect(weight).toMatchObject({
    component: 'pages/about',
    javascript: size(noise(3_000)) + size('about'),
    html: size(page),
    eagerPictures: 0,
    lazyPictures: 5,
    budget: budgets.find(({ component }) => component === 'pages/about'),
  });
});

test('one page of each component is weighed', async () => {
  const weights = await weighPages(site, [about, { ...about, path: '/about-again' }], memoryCache());
  expect(weights.map(({ path: address }) => address)).toEqual(['/about']);
});

test('a file that is as before is not compressed again', async () => {
  const cache = memoryCache();
  const [before] = await weighPages(site, [about], cache);
  for (const key of cache.sizes.keys()) cache.sizes.set(key, 7);
  const [weight] = await weighPages(site, [about], cache);
  expect(weight).toMatchObject({ javascript: 14, html: 7 });
  await fs.writeFile(path.join(site, 'about/index.html'), `${page}changed`);
  const [changed] = await weighPages(site, [about], cache);
  await fs.writeFile(path.join(site, 'about/index.html'), page);
  expect(changed?.html).toBeGreaterThan(before?.html ?? Infinity);
});

const weight: PageWeight = {
  component: 'pages/about',
  path: '/about',
  javascript: 100_001,
  html: 1,
  eagerPictures: 0,
  lazyPictures: 20_000,
  heaviest: { lazyPictures: '/static/a.avif' },
  budget: { javascript: 100_000, html: 1_000, eagerPictures: 0, lazyPictures: 20_000 },
};

test('the table marks a page that is over its budget', () => {
  expect(overBudget(weight)).toEqual(['javascript']);
  expect(overBudget({ ...weight, javascript: 100_000 })).toEqual([]);
  expect(weightTable([weight])).toContain('/about  100.0/100   0.0/1  0.0/0  20.0/20  !');
  expect(findExcess({ ...weight, lazyPictures: 25_000 })).toEqual([
    { sentence: '/about: 100.0 of 100.0 KB of JavaScript', isOfData: false },
    {
      sentence: '/about: 25.0 of 20.0 KB of lazy pictures, the heaviest is /static/a.avif',
      isOfData: false,
    },
  ]);
});

test('a long article is no fault of the code, but its scripts are', () => {
  const article = { ...weight, component: 'templates/blog', path: '/blogs/long', html: 90_000 };
  expect(findExcess(article).map(({ sentence, isOfData }) => [sentence.split(': ')[1], isOfData])).toEqual([
    ['100.0 of 100.0 KB of JavaScript', false],
    [expect.stringMatching(/^90\.0 of .+ KB of HTML$/), true],
  ]);
});

test('a component is named by its file below src', () => {
  expect(componentName('/code/src/pages/projects/index.tsx')).toBe('pages/projects/index');
  expect(componentName('C:\\code\\src\\templates\\blog.tsx?__contentFilePath=x')).toBe('templates/blog');
});
