import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { codeDigest } from './code-digest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'code-digest-'));
  write('package.json', '{}');
  write('src/pages/index.tsx', 'export default 1;');
  write('content/faq.md', 'a');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const digest = () => codeDigest(root, path.join(root, 'content'));

test.each([
  ['a changed file', () => write('src/pages/index.tsx', 'export default 2;')],
  ['a new file', () => write('scripts/lib/new.ts', '')],
  ['a changed text', () => write('content/faq.md', 'b')],
  ['another package', () => write('package-lock.json', '{}')],
  ['another name', () => renameSync(path.join(root, 'content/faq.md'), path.join(root, 'content/faqs.md'))],
])('%s is other code', (_, change) => {
  const before = digest();
  expect(digest()).toBe(before);
  change();
  expect(digest()).not.toBe(before);
});

test.each([
  'src/pages/index.test.tsx',
  'src/generated/gatsby-types.d.ts',
  'docs/one.md',
  'scripts/content/editing/node_modules/a/b.js',
])('a build does not read %s', (file) => {
  const before = digest();
  write(file, 'new');
  expect(digest()).toBe(before);
});
