import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuild } from './read-build';

const root = mkdtempSync(path.join(tmpdir(), 'read-build-'));
const [build, cache] = [path.join(root, 'public'), path.join(root, '.cache')];
afterAll(() => rmSync(root, { recursive: true }));

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

test('reads each text of visitors once: not the editing page, nor bundles of earlier builds', () => {
  const component = (name: string) =>
    `.${name}{top:0}/*!sc*/data-styled.g1[id="${name}"]{content:"a,"}/*!sc*/`;
  const page = (styles: string) =>
    `<style data-styled="">${styles}</style><script>f()</script><script type="application/ld+json">{}</script>`;
  write(cache, { 'bundles.json': '["app-0123456789ab.js"]' });
  write(build, {
    'app-0123456789ab.js': 'app()',
    'app-ba9876543210.js': 'earlier()',
    'index.html': page(component('a') + component('b')),
    'en/index.html': page(component('b')) + '<p style="top:0;font-family:&quot;A&quot;">',
    'static/print.css': 'b{top:0}',
    'admin/index.html': '<script>admin()</script>',
  });
  const { pages, scripts, styles } = readBuild(build, cache);
  expect(pages).toBe(2);
  expect(scripts.map(({ text }) => text).sort()).toEqual(['app()', 'f()']);
  expect(styles.map(({ text }) => text).sort()).toEqual([
    '.a{top:0}/*!sc*/',
    '.b{top:0}/*!sc*/',
    '[style]{top:0;font-family:"A"}',
    'b{top:0}',
  ]);
});

test('says what to do where there is no build, or a part of one', () => {
  const noList = path.join(root, 'nothing');
  write(noList, {});
  expect(() => readBuild(build, noList)).toThrow('npm run build');
  const otherList = path.join(root, 'other');
  write(otherList, { 'bundles.json': '["app-0123456789ab.js","app-cccccccccccc.js"]' });
  expect(() => readBuild(build, otherList)).toThrow('npm run build');
});
