import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectInlineScripts, inlineScriptHashes } from './inline-scripts';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('scripts that run are hashed as they stand, line breaks and modules included', () => {
  const html =
    '<script>\n a()</script><p>x</p><script type="module" id="b">b()</script><template><SCRIPT\n defer>c("</p>")</SCRIPT></template>';
  expect(inlineScriptHashes(html)).toEqual(['\n a()', 'b()', 'c("</p>")'].map(hashOf));
});

test('files, data and empty pages have none', () => {
  const html =
    '<script src="/a.js"></script><script async src=/b.js></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(html)).toEqual([]);
});

describe('the scripts of a build', () => {
  let build: string;
  let memory: string;
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
    writeFileSync(path.join(build, name), text);
  };

  beforeEach(() => {
    build = mkdtempSync(path.join(os.tmpdir(), 'inline-'));
    memory = path.join(build, '_memory.json');
  });
  afterEach(() => rmSync(build, { recursive: true }));

  test('each counts once, parts of pages for hosts not at all', () => {
    write('index.html', '<script>one</script><script>two</script>');
    write('en/about/index.html', '<script>two</script>');
    write('_gatsby/slices/a.html', '<script>slice</script>');
    write('app.js', '<script>text</script>');
    expect(collectInlineScripts(build, memory)).toEqual([hashOf('one'), hashOf('two')].sort());
  });

  test('a page that changed is read again, one that did not is not, one that is gone is forgotten', () => {
    write('a/index.html', '<script>old</script>');
    write('b/index.html', '<script>same</script>');
    write('c/index.html', '<script>gone</script>');
    collectInlineScripts(build, memory);
    write('a/index.html', '<script>new!</script>');
    rmSync(path.join(build, 'c'), { recursive: true });
    expect(collectInlineScripts(build, memory)).toEqual([hashOf('new!'), hashOf('same')].sort());
    utimesSync(path.join(build, 'b/index.html'), 1, 1);
    write('b/index.html', '<script>SAME</script>');
    expect(collectInlineScripts(build, memory)).toEqual([hashOf('new!'), hashOf('SAME')].sort());
  });

  test('a script that differs by page stops the build, which names a page', () => {
    for (let page = 0; page < 20; page += 1) write(`${page}/index.html`, `<script>page(${page})</script>`);
    expect(() => collectInlineScripts(build, memory)).toThrow(/different inline scripts.*\/index.html/);
  });
});
