import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingPages, outdatedPages } from './check-pages';

const files = [
  'index.html',
  'page-data/index/page-data.json',
  'en/index.html',
  'page-data/en/page-data.json',
  '404.html',
  'page-data/404.html/page-data.json',
  'faq/index.html',
  'page-data/rentals/page-data.json',
];

test('pages without HTML or without data are missing, whichever of them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  const addresses = ['/', '/en/', '/404.html', '/faq', '/rentals', '/about'];
  expect(missingPages(addresses, folder)).toEqual(['/faq', '/rentals', '/about']);
  rmSync(folder, { recursive: true });
});

test('a page whose data has another version of its record than this build read is outdated', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const write = (address: string, contentDigest: string) => {
    const file = path.join(folder, 'page-data', address, 'page-data.json');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ result: { data: { rental: { internal: { contentDigest } } } } }));
  };
  write('rentals/1', 'aaa');
  write('en/rentals/1', 'aaa');
  const pages = ['/rentals/1', '/en/rentals/1'].map((address) => ({ path: address, digest: 'aaa' }));
  expect(outdatedPages(pages, folder)).toEqual([]);
  write('en/rentals/1', 'before');
  expect(outdatedPages(pages, folder)).toEqual(['/en/rentals/1']);
  rmSync(folder, { recursive: true });
});
