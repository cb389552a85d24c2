import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { rootDir } from '../lib/paths';
import { changePage } from './change-page';
import { createChangeCheck } from './change-check';
import { createDrafts } from './drafts';
import { createEditingServer } from './editing-server';
import { createWorkingCopy } from './working-copy';
import { createWorkingCopyApi } from './working-copy-api';

let folder: string;
let root: string;
let server: Server;
let origin: string;

const file = 'content/faq/financing.md';
const saved = (name = file) => readFileSync(path.join(root, name), 'utf8');
const shown = (name = file) =>
  readFileSync(path.join(root, '.data/drafts', path.relative('content', name)), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'editing-server-'));
  root = path.join(folder, 'project');
  cpSync(path.join(rootDir, 'content'), path.join(root, 'content'), { recursive: true });
  mkdirSync(path.join(root, 'admin'));
  mkdirSync(path.join(root, 'src/i18n/locales'), { recursive: true });
  writeFileSync(path.join(root, 'admin/index.html'), '<title>Editing</title>');
  const drafts = createDrafts(root, path.join(root, '.data/drafts'));
  const check = createChangeCheck(root, path.join(root, '.data/check'));
  const copy = createWorkingCopy(root, ['content', 'src/i18n/locales']);
  server = createEditingServer({
    adminDir: path.join(root, 'admin'),
    api: createWorkingCopyApi(copy, check, (files) => drafts.update(files)),
    check,
    drafts,
    facts: () => Promise.resolve({ overdue: [] }),
    showChange: (sha, language) => changePage(root, ['content'], sha, language),
    token: 'right',
    policy: "default-src 'self'",
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

interface Sent {
  path: string;
  text?: string;
  operation?: string;
}

async function send(address: string, files: Sent[], { token = 'right', cookie = '' } = {}) {
  const response = await fetch(origin + address, {
    method: 'POST',
    headers: { Authorization: `token ${token}`, Cookie: cookie },
    body: JSON.stringify({
      files: files.map(({ path: name, text, operation = 'update' }) => {
        return { path: name, operation, content: text && Buffer.from(text).toString('base64') };
      }),
    }),
  });
  const text = await response.text();
  return { status: response.status, message: text ? (JSON.parse(text) as { message?: string }).message : '' };
}

const contents = '/api/v1/repos/content/working-copy/contents';
const changed = () => saved().replace('Yes.', 'Certainly.');

test('nothing is read, shown or saved without the token', async () => {
  const read = await fetch(`${origin}/api/v1/repos/content/working-copy/raw/${file}`);
  expect(read.status).toBe(401);
  for (const address of [contents, '/preview'])
    expect((await send(address, [{ path: file, text: changed() }], { token: 'wrong' })).status).toBe(401);
  expect(saved()).not.toContain('Certainly.');
});

/** All but those of the copy in which changes are tried. */
const filesNow = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
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
  const files = [{ path: name.replace('DIRECTORY', folder), text: 'x', operation: 'create' }];
  const before = filesNow();
  expect((await send(contents, files)).status).toBe(422);
  expect((await send('/preview', files)).status).toBe(422);
  expect(filesNow()).toEqual(before);
});

test.each([
  ['a folder elsewhere', 'content/elsewhere', 'content/elsewhere/outside.md'],
  ['a file that is not there', 'content/link.md', 'content/link.md'],
])('nothing is written where a link leads: %s', async (_title, link, name) => {
  const target = path.join(folder, 'outside');
  mkdirSync(target);
  symlinkSync(link === name ? path.join(target, 'new.md') : target, path.join(root, link));
  const files = [{ path: name, text: 'x', operation: 'create' }];
  expect((await send(contents, files)).status).toBe(422);
  expect((await send('/preview', files)).status).toBe(422);
  expect(readdirSync(target)).toEqual([]);
  rmSync(path.join(root, link));
  rmSync(target, { recursive: true });
});

test('a draft is shown and not saved; once saved it stays shown', async () => {
  expect((await send('/preview', [{ path: file, text: changed() }])).status).toBe(204);
  expect(shown()).toContain('Certainly.');
  expect(saved()).not.toContain('Certainly.');
  expect((await send(contents, [{ path: file, text: changed() }])).status).toBe(200);
  expect(saved()).toContain('Certainly.');
  expect(shown()).toBe(saved());
});

test('a draft with a picture that is none is not shown', async () => {
  const name = 'content/home/ceo-message.md';
  const before = shown(name);
  const text = saved(name).replace('media/ceo-message.jpg', 'media/draft-1.jpg');
  const picture = { path: 'content/home/media/draft-1.jpg', text: 'no picture' };
  const { status, message } = await send('/preview', [picture, { path: name, text }]);
  expect({ status, shown: shown(name) }).toEqual({ status: 422, shown: before });
  expect(message).toContain('The file media/draft-1.jpg is no whole jpg');
});

test('the mistakes of a draft are named', async () => {
  const { status, message } = await send('/preview', [
    { path: file, text: saved().replace('# English', '') },
  ]);
  expect(status).toBe(422);
  expect(message).toContain('English');
});

test('a change that makes a mistake in another file is refused in the language of the editor, and nothing is saved', async () => {
  const categories = 'content/faq/_categories.md';
  const before = saved(categories);
  const text = before.replace('id: buying', 'id: purchase');
  const { status, message } = await send(contents, [{ path: categories, text }], {
    cookie: 'other=1; editing_language=ar',
  });
  expect(status).toBe(422);
  expect(message).toContain('لا باب اسمه «buying»');
  expect(saved(categories)).toBe(before);
});

test('a file that a page needs is not removed', async () => {
  const { status, message } = await send(contents, [{ path: 'content/home/vision.md', operation: 'delete' }]);
  expect({ status, message }).toEqual({
    status: 422,
    message: expect.stringContaining('a page needs it') as string,
  });
  expect(existsSync(path.join(root, 'content/home/vision.md'))).toBe(true);
});

test('what was wrong before does not keep an editor from saving something else', async () => {
  writeFileSync(path.join(root, 'content/faq/notes.txt'), 'notes');
  const { status } = await send(contents, [
    { path: file, text: saved().replace('Certainly.', 'Yes, indeed.') },
  ]);
  expect(status).toBe(200);
  expect(saved()).toContain('Yes, indeed.');
});

test('the page of a saved change is in the language of the editor', async () => {
  const response = await fetch(`${origin}/content/working-copy/commit/0123456`, {
    headers: { Cookie: 'editing_language=ar' },
  });
  expect(await response.text()).toContain('هذا التغيير غير معروف هنا.');
});

test('a page of another site that was pointed at this machine is not answered', async () => {
  const { port } = server.address() as AddressInfo;
  const status = await new Promise<number | undefined>((resolve) =>
    get({ port, host: '127.0.0.1', path: '/admin/', headers: { Host: 'evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }),
  );
  expect(status).toBe(421);
});

test.each(['//', '///', '/\\\\evil', 'http://[', '/%', '/admin/%zz', '/admin/..%2f..%2fpackage.json', '*'])(
  'a request for %s is answered, and the server goes on',
  async (target) => {
    const { port } = server.address() as AddressInfo;
    const status = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (part: Buffer) => (text += part.toString()));
      socket.on('error', reject).on('close', () => resolve(text.split('\r\n')[0] ?? ''));
    });
    expect(status).toMatch(/^HTTP\/1\.1 (?:302|400|404) /);
    expect((await fetch(`${origin}/admin/`)).status).toBe(200);
  },
);

test('the page is for no search engine, and has its policy', async () => {
  const { headers } = await fetch(`${origin}/admin/`);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
});
