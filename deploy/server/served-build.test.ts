import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendTo } from '../testing/ask-host';
import { createSiteServer, type SiteServer } from './site-server';

let folder: string;
let server: SiteServer;
let send: ReturnType<typeof sendTo>;

/** A build in which every page and every policy says which one it is. */
function makeBuild(name: string) {
  const root = path.join(folder, name);
  for (const page of ['', 'about', 'projects']) {
    mkdirSync(path.join(root, page), { recursive: true });
    writeFileSync(path.join(root, page, 'index.html'), `<p>${name}</p>`);
  }
  writeFileSync(
    path.join(root, '_headers'),
    `/*\n  Content-Security-Policy: default-src https://${name}.example\n`,
  );
}

function serve(name: string) {
  const next = path.join(folder, 'next');
  symlinkSync(name, next);
  renameSync(next, path.join(folder, 'site'));
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  for (const name of ['old', 'new']) makeBuild(name);
  serve('old');
  server = createSiteServer({ publicDir: path.join(folder, 'site') });
  send = sendTo(await server.listen({ port: 0, host: '127.0.0.1' }));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('while builds are exchanged every request is answered, each by one of them alone', async () => {
  const seen: string[] = [];
  for (let round = 0; seen.filter((text) => text === 'new').length < 20; round += 1) {
    if (round === 20) serve('new');
    const answers = await Promise.all(['/', '/about', '/projects'].map((address) => send(address)));
    for (const { status, body, headers } of answers) {
      expect(status).toBe(200);
      const build = /<p>(\w+)<\/p>/.exec(body)?.[1] ?? body;
      expect(headers['content-security-policy']).toContain(`https://${build}.example`);
      seen.push(build);
    }
  }
  expect(seen[0]).toBe('old');
  expect(new Set(seen)).toEqual(new Set(['old', 'new']));
});
