import { followSite } from './site-progress';

const lines = [
  'success onPreInit - 0.004s',
  'info bootstrap finished - 10.414s',
  'success source and transform nodes - 3.177s',
  'success extract queries from components - 1.974s',
  'success Building development bundle - 67.160s',
];

test('each finished step of the site is the next one for who waits, and it is ready once it answers', async () => {
  let hasPage = false;
  const site = followSite(() => Promise.resolve(hasPage));
  const seen = [(await site.progress()).title.en];
  for (const line of lines) {
    site.read(line);
    const { step, steps, title, state } = await site.progress();
    seen.push(`${step}/${steps} ${title.en} ${state}`);
  }
  expect(seen).toEqual([
    'data and settings',
    '2/5 content building',
    '2/5 content building',
    '3/5 pages building',
    '4/5 scripts of the pages building',
    '5/5 the first page building',
  ]);
  hasPage = true;
  expect((await site.progress()).state).toBe('ready');
});

test('a site that answers before its scripts are there is not ready', async () => {
  const site = followSite(() => Promise.resolve(true));
  site.read('success extract queries from components - 1.974s');
  expect((await site.progress()).state).toBe('building');
});

test('a site whose scripts have a mistake is shown: it names the mistake', async () => {
  const site = followSite(() => Promise.resolve(true));
  site.read('failed Building development bundle - 12.3s');
  expect((await site.progress()).state).toBe('ready');
});

test('a site that ended by itself has failed', async () => {
  const site = followSite(() => Promise.resolve(false));
  site.fail();
  expect((await site.progress()).state).toBe('failed');
});
