import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contents, file, startEditingServer, type EditingServer } from './testing';

let server: EditingServer;
beforeAll(async () => {
  server = await startEditingServer();
});
afterAll(() => server.stop());

/** All but those of the copy in which changes are tried. */
const filesNow = () =>
  readdirSync(server.folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith(path.join('project', '.data', 'check')))
    .sort();

test.each([
  'package.json',
  'content/../package.json',
  '../outside.md',
  'content/../../outside.md',
  'content/.git/config',
  'DIRECTORY/outside.md',
  'src/i18n/locales/ar/evil.ts',
])('no file but those of editors is written: %s', async (name) => {
  const files = [{ path: name.replace('DIRECTORY', server.folder), text: 'x', operation: 'create' }];
  const before = filesNow();
  expect((await server.send(contents, files)).status).toBe(422);
  expect((await server.send('/preview', files)).status).toBe(422);
  expect(filesNow()).toEqual(before);
});

test.each([
  ['a folder elsewhere', 'content/elsewhere', 'content/elsewhere/outside.md'],
  ['a file that is not there', 'content/link.md', 'content/link.md'],
])('nothing is written where a link leads: %s', async (_title, link, name) => {
  const target = path.join(server.folder, 'outside');
  mkdirSync(target);
  symlinkSync(link === name ? path.join(target, 'new.md') : target, path.join(server.root, link));
  const files = [{ path: name, text: 'x', operation: 'create' }];
  expect((await server.send(contents, files)).status).toBe(422);
  expect((await server.send('/preview', files)).status).toBe(422);
  expect(readdirSync(target)).toEqual([]);
  rmSync(path.join(server.root, link));
  rmSync(target, { recursive: true });
});

test('a draft is shown and not saved; once saved it stays shown', async () => {
  expect((await server.send('/preview', [{ path: file, text: server.changed() }])).status).toBe(204);
  expect(server.shown()).toContain('Certainly.');
  expect(server.saved()).not.toContain('Certainly.');
  expect((await server.send(contents, [{ path: file, text: server.changed() }])).status).toBe(200);
  expect(server.saved()).toContain('Certainly.');
  expect(server.shown()).toBe(server.saved());
});

test('of two editors who began from the same version only the first one saves', async () => {
  const name = 'content/faq/off-plan.md';
  const sha = server.versionOf(name);
  const [first, second] = ['الأول', 'الثاني'].map((word) =>
    server.saved(name).replace('# English', `${word}.\n\n# English`),
  );
  expect((await server.send(contents, [{ path: name, text: first, sha }])).status).toBe(200);
  const { status, message } = await server.send(contents, [{ path: name, text: second, sha }], {
    cookie: 'editing_language=ar',
  });
  expect({ status, message }).toEqual({
    status: 409,
    message: `تغيّر الملف ${name} بعد فتحه، فلم يُحفظ شيء فوقه.`,
  });
  expect(server.saved(name)).toBe(first);
});

test('a draft with a picture that is none is not shown', async () => {
  const name = 'content/home/ceo-message.md';
  const before = server.shown(name);
  const text = server.saved(name).replace('media/ceo-message.jpg', 'media/draft-1.jpg');
  const picture = { path: 'content/home/media/draft-1.jpg', text: 'no picture' };
  const { status, message } = await server.send('/preview', [picture, { path: name, text }]);
  expect({ status, shown: server.shown(name) }).toEqual({ status: 422, shown: before });
  expect(message).toContain('The file media/draft-1.jpg is no whole jpg');
});

test('the mistakes of a draft are named', async () => {
  const { status, message } = await server.send('/preview', [
    { path: file, text: server.saved().replace('# English', '') },
  ]);
  expect(status).toBe(422);
  expect(message).toContain('English');
});

test('a change that makes a mistake in another file is refused in the language of the editor, and nothing is saved', async () => {
  const categories = 'content/faq/_categories.md';
  const before = server.saved(categories);
  const text = before.replace('id: buying', 'id: purchase');
  const { status, message } = await server.send(contents, [{ path: categories, text }], {
    cookie: 'other=1; editing_language=ar',
  });
  expect(status).toBe(422);
  expect(message).toContain('لا باب اسمه «buying»');
  expect(server.saved(categories)).toBe(before);
});

test('a place that another question has is named at the question that is changed, and that one alone', async () => {
  const name = 'content/faq/off-plan.md';
  const text = server.saved(name).replace('order: 40', 'order: 30');
  const { mistakes } = await server.send('/check', [{ path: name, text }]);
  expect(mistakes).toEqual([
    expect.objectContaining({
      ...{ path: name, field: 'order' },
      message: expect.objectContaining({ en: expect.stringContaining('reserving.md') as string }) as object,
    }),
  ]);
});

test('all mistakes of an entry are named before it is saved, and pictures that come with it are none', async () => {
  const text = server
    .saved()
    .replace('category: buying', 'category: bying')
    .replace(/^ {2}en: .*\n/m, '');
  const answer = await server.send('/check', [{ path: file, text }]);
  expect(answer.mistakes?.map(({ label }) => label?.en)).toEqual(['Category', 'Question › English']);
  const name = 'content/home/ceo-message.md';
  const picture = server.saved(name).replace('media/ceo-message.jpg', 'media/new.jpg');
  expect((await server.send('/check', [{ path: name, text: picture }])).mistakes).toEqual([]);
});

test('a file that a page needs is not removed', async () => {
  const { status, message } = await server.send(contents, [
    { path: 'content/home/vision.md', operation: 'delete' },
  ]);
  expect({ status, message }).toEqual({
    status: 422,
    message: expect.stringContaining('a page needs it') as string,
  });
  expect(existsSync(path.join(server.root, 'content/home/vision.md'))).toBe(true);
});

test('what was wrong before does not keep an editor from saving something else', async () => {
  writeFileSync(path.join(server.root, 'content/faq/notes.txt'), 'notes');
  const { status } = await server.send(contents, [
    { path: file, text: server.saved().replace('Certainly.', 'Yes, indeed.') },
  ]);
  expect(status).toBe(200);
  expect(server.saved()).toContain('Yes, indeed.');
});
