import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkContent } from './check-content';
import { formatProblem } from './problems';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
  mkdirSync(path.join(root, 'site'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function problemsOf(rows: string): Promise<string[]> {
  writeFileSync(path.join(root, 'site/redirects.md'), `---\nredirects:${rows}\n---\n`);
  const { problems } = await checkContent(root);
  return problems
    .filter(({ path: file }) => file === 'content/site/redirects.md')
    .map((problem) => formatProblem(problem, 'en').replace('content/site/redirects.md:', ''));
}

const row = (from: string, to: string) => `\n  - from: ${from}\n    to: ${to}`;

test('a list of redirects may be empty', async () => {
  expect(await problemsOf(' []')).toEqual([]);
});

test('earlier addresses may lead to pages, to places in them and to other sites', async () => {
  const rows = [
    row('/عن-الشركة', '/about'),
    row('/old.html', '/projects?city=riyadh'),
    row('/a/b-c', 'https://example.sa'),
  ];
  expect(await problemsOf(rows.join(''))).toEqual([]);
});

test.each([
  [
    'a page of the site',
    '/about',
    '/projects',
    '3:11 Redirect 1 › Old address: The site has a page at /about',
  ],
  ['another spelling of one', '/faq', '/about', 'The site has a page at /faq'],
  ['an English address', '/en/old', '/about', 'Leave /en out'],
  ['an address of the site itself', '/static/x', '/about', 'The site itself needs'],
  ['an address with a domain', 'https://a.sa/x', '/about', 'An address that this site had'],
  ['an address with a query', '/old?page=1', '/about', 'An address that this site had'],
  ['a slash at the end', '/old/', '/about', 'An address that this site had'],
  ['an address that climbs', '/../old', '/about', 'An address that this site had'],
  ['nothing', '', '/about', 'An address that this site had'],
  ['a page that the site does not have', '/old', '/abuot', 'Did you mean “/about”?'],
  ['itself', '/old', '/old', 'The address leads to itself'],
  ['a script', '/old', 'javascript:alert(1)', 'Write where it leads'],
  ['another host without https', '/old', '//example.sa', 'Write where it leads'],
])('refuses a redirect of or to %s', async (_name, from, to, message) => {
  expect((await problemsOf(row(from, to))).join('\n')).toContain(message);
});

test('names both of two redirects of one address, whatever their letter case', async () => {
  const problems = await problemsOf(row('/old', '/about') + row('/Old', '/projects'));
  expect(problems).toEqual([expect.stringContaining('Row 1 has the address /Old too')]);
});

test('says where a redirect to a redirect leads in the end', async () => {
  const problems = await problemsOf(row('/old', '/older') + row('/older', '/about'));
  expect(problems.join('\n')).toContain('/older is redirected itself. Write where that leads: /about');
});
