import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingPages } from './check-pages';

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
