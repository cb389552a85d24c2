import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StaleChange } from './file-change';
import { createWorkingCopy, gitSha } from './working-copy';

let root: string;
const place = (name: string) => path.join(root, name);
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'working-copy-'));
  mkdirSync(place('content'));
});
afterEach(() => rmSync(root, { recursive: true }));

const versionOf = (file: string) => {
  const found = createWorkingCopy(root, ['content'])
    .list()
    .find(({ path: own }) => own === file);
  return found?.sha ?? '';
};
const base64 = (text: string) => Buffer.from(text).toString('base64');
const change = (file: string, text: string, from?: string) => ({
  operation: 'update' as const,
  path: file,
  content: base64(text),
  ...(versionOf(from ?? file) && { sha: versionOf(from ?? file) }),
  ...(from ? { from_path: from } : {}),
});

test('a saved file takes the place of the old one, which is never half written', () => {
  writeFileSync(place('content/deed.md'), 'as it was');
  const reader = openSync(place('content/deed.md'), 'r');
  createWorkingCopy(root, ['content']).write([change('content/deed.md', 'as it is')]);
  expect(readFileSync(reader, 'utf8')).toBe('as it was');
  closeSync(reader);
  expect(readFileSync(place('content/deed.md'), 'utf8')).toBe('as it is');
  expect(readdirSync(place('content'))).toEqual(['deed.md']);
  expect(existsSync(place('.data/cms/saving'))).toBe(false);
});

test.each([
  ['an update of another version', { operation: 'update', sha: gitSha(Buffer.from('as it was')) }],
  ['an update that names none', { operation: 'update' }],
  ['a new file where there is one', { operation: 'create' }],
  ['the removal of another version', { operation: 'delete', sha: gitSha(Buffer.from('as it was')) }],
] as const)('nothing is saved over what somebody else has saved: %s', (_title, change) => {
  writeFileSync(place('content/deed.md'), 'as somebody saved it');
  const copy = createWorkingCopy(root, ['content']);
  const other = { operation: 'create', path: 'content/other.md', content: base64('other') } as const;
  const content = base64('as it is');
  expect(() => copy.write([other, { ...change, path: 'content/deed.md', content }])).toThrow(StaleChange);
  expect(readFileSync(place('content/deed.md'), 'utf8')).toBe('as somebody saved it');
  expect(existsSync(place('content/other.md'))).toBe(false);
});

test('a picture that somebody chose to replace is replaced', () => {
  writeFileSync(place('content/hero.jpg'), 'old');
  const content = base64('new');
  createWorkingCopy(root, ['content']).write([{ operation: 'update', path: 'content/hero.jpg', content }]);
  expect(readFileSync(place('content/hero.jpg'), 'utf8')).toBe('new');
});

test('a file that cannot be moved stays where it is', () => {
  writeFileSync(place('content/deed.md'), 'as it was');
  mkdirSync(place('content/taken.md'));
  const copy = createWorkingCopy(root, ['content']);
  expect(() => copy.write([change('content/taken.md', 'moved', 'content/deed.md')])).toThrow();
  expect(readFileSync(place('content/deed.md'), 'utf8')).toBe('as it was');
});

test('files that are saved together stay as they were where one of them cannot be saved', () => {
  writeFileSync(place('content/first.md'), 'as it was');
  mkdirSync(place('content/taken.md'));
  const copy = createWorkingCopy(root, ['content']);
  const changes = ['first', 'added', 'taken'].map((name) => change(`content/${name}.md`, 'as it is'));
  expect(() => copy.write(changes)).toThrow();
  expect(readFileSync(place('content/first.md'), 'utf8')).toBe('as it was');
  expect(readdirSync(place('content')).sort()).toEqual(['first.md', 'taken.md']);
});

test('what a server left that was cut off is gone after the next start', () => {
  mkdirSync(place('.data/cms/saving'), { recursive: true });
  writeFileSync(place('.data/cms/saving/file'), 'half');
  createWorkingCopy(root, ['content']);
  expect(existsSync(place('.data/cms/saving'))).toBe(false);
});

/** Leaves a save as a server does that is cut off: a plan for two files, of which the first has its place already. */
function leaveHalfSave(plan: string) {
  mkdirSync(place('.data/cms/saving'), { recursive: true });
  writeFileSync(place('content/first.md'), 'new');
  writeFileSync(place('content/second.md'), 'old');
  writeFileSync(place('content/third.md'), 'old');
  writeFileSync(place('.data/cms/saving/1'), 'new');
  writeFileSync(place('.data/cms/saving/plan.json'), plan);
}

test('files that were saved together are all there after the next start, or none', () => {
  const plan = [
    { path: 'content/first.md', written: '0' },
    { path: 'content/second.md', written: '1' },
    { path: 'content/third.md' },
  ];
  leaveHalfSave(JSON.stringify(plan));
  createWorkingCopy(root, ['content']);
  expect(readFileSync(place('content/first.md'), 'utf8')).toBe('new');
  expect(readFileSync(place('content/second.md'), 'utf8')).toBe('new');
  expect(existsSync(place('content/third.md'))).toBe(false);
  expect(existsSync(place('.data/cms/saving'))).toBe(false);
});

test.each(['[{"path"', '[{"path":"package.json","written":"1"}]'])(
  'a plan that cannot be carried out is forgotten, and the server starts: %s',
  (plan) => {
    leaveHalfSave(plan);
    createWorkingCopy(root, ['content']);
    expect(existsSync(place('package.json'))).toBe(false);
    expect(existsSync(place('.data/cms/saving'))).toBe(false);
  },
);
