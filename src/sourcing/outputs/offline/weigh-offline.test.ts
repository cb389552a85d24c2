import { promises as fs } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { lazyScriptsFile } from '../../../lib/kept-pages';
import { pageDataPath } from '../../../lib/page-data-path';
import { offlineScale } from './weigh-offline';

const script = 'a script '.repeat(50);
const page = (component: string, rest: string) =>
  `<html><script>window.___chunkMapping="{\\"${component}\\":[\\"/${component}.js\\"]}";</script><script src="/app.js"></script><link data-chunk="${component}"/>${rest}`;
const project = page('project', '<img src="/cover"/><img src="/gallery" loading="lazy"/>');
const home = (text: string) =>
  page('unit', `<p>${text}</p><img src="/cover"/><img src="/plan" loading="lazy"/>`);

let site: string;

beforeAll(async () => {
  site = await fs.mkdtemp(path.join(os.tmpdir(), 'offline-'));
  const files: Record<string, string> = {
    'app.js': 'x'.repeat(9_000),
    'project.js': 'y'.repeat(9_000),
    'unit.js': script,
    'late.js': 'late',
    cover: 'c'.repeat(50_000),
    gallery: 'g'.repeat(700),
    plan: 'p'.repeat(30),
    [lazyScriptsFile]: JSON.stringify({ project: ['/late.js'], unit: ['/late.js'] }),
    'p/index.html': project,
    [pageDataPath('/p')]: '{}',
  };
  for (const name of ['1', '2', '3', '4']) {
    files[`p/${name}/index.html`] = home(`home ${name}`);
    files[pageDataPath(`/p/${name}`)] = `{"home":${name}}`;
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }
});

afterAll(() => fs.rm(site, { recursive: true }));

const memory = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };
const brotli = (text: string) => brotliCompressSync(text).length;

test('what the page of the project has loaded is not fetched again, and each other file once', async () => {
  const weigh = await offlineScale(site, memory);
  const late = brotli('late');
  expect(await weigh(['/p'])).toBe(late + 700);
  const shared = late + 700 + brotli(script) + 30;
  const one = (await weigh(['/p', '/p/1'])) - shared;
  expect(one / brotli(`${home('home 1')}{"home":1}`)).toBeCloseTo(1, 0);
  expect((await weigh(['/p', '/p/1', '/p/2', '/p/3', '/p/4'])) - shared).toBeCloseTo(4 * one, -1);
});
