import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changedFiles, digestInputs } from './build-inputs';
import { withFiles } from './testing';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'build-inputs-'));
  write('package.json', '{}');
  write('src/pages/index.tsx', 'export default 1;');
  write('content/faq.md', 'a');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const digest = () => JSON.stringify(digestInputs(root, 'content'));

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

const files = { 'src/ui/button.tsx': 'one', 'content/faq/tax.md': 'one', 'src/ui/button.test.tsx': 'one' };
const digests = withFiles(files, (folder) => digestInputs(folder, 'content'));

test.each([
  ['nothing changed', files, []],
  ['a file has another text', { ...files, 'content/faq/tax.md': 'two' }, ['content/faq/tax.md']],
  ['a file is gone', { 'content/faq/tax.md': 'one' }, ['src/ui/button.tsx']],
  ['a file is new', { ...files, 'src/new.ts': '' }, ['src/new.ts']],
  ['a test changed', { ...files, 'src/ui/button.test.tsx': 'two' }, []],
])('where %s, %j has %j changed', (_name, now, expected) => {
  const after = withFiles(now, (folder) => digestInputs(folder, 'content'));
  expect(changedFiles(digests, after)).toEqual(expected);
});
