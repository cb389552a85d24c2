import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { localesFolder } from './read-texts';
import { watchTextFiles } from './saved-texts';

const root = mkdtempSync(path.join(tmpdir(), 'saved-texts-'));
const folder = path.join(root, localesFolder, 'ar');
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const savedAfter = watchTextFiles(root);

/** What was saved after a version, as soon as there is something. */
async function untilSaved(after: number) {
  while (savedAfter(after).texts.length === 0) await delay(20);
  return savedAfter(after);
}

test('a file that is saved, or replaced as editors do, is answered once', async () => {
  expect(savedAfter(0)).toEqual({ version: 0, texts: [] });
  writeFileSync(path.join(folder, 'home.json'), '{ "title": "قبل" }\n');
  const first = await untilSaved(0);
  expect(first.texts).toEqual([{ language: 'ar', namespace: 'home', data: '{"title":"قبل"}' }]);
  expect(savedAfter(first.version).texts).toEqual([]);
  writeFileSync(path.join(folder, 'home.json~'), '{ "title": "بعد" }');
  renameSync(path.join(folder, 'home.json~'), path.join(folder, 'home.json'));
  expect((await untilSaved(first.version)).texts[0]?.data).toBe('{"title":"بعد"}');
});

test('what is no JSON is not shown', async () => {
  const { version } = savedAfter(0);
  writeFileSync(path.join(folder, 'broken.json'), '{ "title": ');
  writeFileSync(path.join(folder, 'units.json'), '{}');
  expect((await untilSaved(version)).texts.map(({ namespace }) => namespace)).toEqual(['units']);
});
