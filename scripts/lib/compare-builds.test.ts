import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { withFiles } from './testing';
import { compareFiles, readBytes, readSite } from './compare-builds';

const style = (number: number, name: string) =>
  `.${name}{color:red;}/*!sc*/\ndata-styled.g${number}[id="${name}"]{content:"${name},"}/*!sc*/\n`;
const page = (time: string, styles: string, text = 'A page') =>
  `<html data-built-at="${time}"><style data-styled="">${styles}</style><time dateTime="${time}">as of ${time}</time>${text}`;
const data = (...namespaces: string[]) =>
  JSON.stringify({ locales: { edges: namespaces.map((ns) => ({ node: { ns } })) } });

const first = {
  'index.html': page('2026-11-27T10:00:00.000Z', style(1, 'a') + style(2, 'b')),
  'page-data/index/page-data.json': data('search', 'home'),
  'app.js': 'const a = 1;',
};
const again = {
  ...first,
  'index.html': page('2026-11-27T11:00:00.000Z', style(1, 'b') + style(2, 'a')),
  'page-data/index/page-data.json': data('home', 'search'),
};

const compare = (one: Record<string, string>, other: Record<string, string>) =>
  withFiles(one, (a) => withFiles(other, (b) => compareFiles(readSite(a).files, readSite(b).files)));

test('two builds of the same data are the same site, with other bytes', () => {
  expect(compare(again, first)).toEqual([]);
  const bytes = withFiles(first, readBytes);
  expect(compareFiles(withFiles(again, readBytes), bytes)).toHaveLength(2);
  expect(compareFiles(withFiles(first, readBytes), bytes)).toEqual([]);
});

test.each([
  ['another text', { ...first, 'index.html': first['index.html'].replace('A page', 'Half') }, 'is another'],
  ['a missing style', { ...first, 'index.html': page('now', style(1, 'a')) }, 'is another'],
  ['another script', { ...first, 'app.js': 'const a' }, 'app.js is another'],
  ['a file more', { ...first, 'b.js': '' }, 'b.js is there'],
])('%s is a difference', (_title, changed, line) => {
  expect(compare(changed, first)).toEqual([expect.stringContaining(line)]);
  expect(compare(first, changed)).toHaveLength(1);
});

test('a compressed copy that is not of its file is named', () => {
  withFiles(first, (folder) => {
    writeFileSync(path.join(folder, 'app.js.gz'), gzipSync('const a = 1;'));
    expect(readSite(folder).broken).toEqual([]);
    writeFileSync(path.join(folder, 'index.html.gz'), gzipSync('another page'));
    writeFileSync(path.join(folder, 'index.html.br'), 'half');
    expect(readSite(folder).broken.sort()).toEqual(['index.html.br', 'index.html.gz']);
  });
});
