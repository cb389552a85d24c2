import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changePage } from './change-page';

let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function commit(text: string, author: string): string {
  writeFileSync(path.join(root, 'content/deed.md'), `---\norder: 10\n---\n\n${text}\n`);
  git('add', 'content');
  git('-c', `user.name=${author}`, '-c', 'user.email=a@b.sa', 'commit', '--quiet', '--message', 'Texts');
  return git('rev-parse', 'HEAD');
}

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'change-page-'));
  mkdirSync(path.join(root, 'content'));
  git('init', '--quiet');
});

afterAll(() => rmSync(root, { recursive: true }));

test('a saved change is shown as it was before and after, with who made it, in the language of the editor', () => {
  commit('Yes, indeed.', 'Sara');
  const html = changePage(root, ['content'], commit('Yes <of course>.', 'Omar'), 'ar');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<bdi>Omar</bdi>');
  expect(html).toMatch(/كان<\/small><del dir="auto">Yes, indeed\.[^<]*<\/del>/);
  expect(html).toMatch(/صار<\/small><ins dir="auto">Yes &lt;of course>\.[^<]*<\/ins>/);
});

test('a change that the history does not have is said to be unknown', () => {
  expect(changePage(root, ['content'], '0123456', 'en')).toContain('not known here');
});
