import { expect, test, withoutPage } from '../support/served-pages';

test.describe('what the server sends @en-desktop', () => {
  test.use(withoutPage);

  test('pages call nobody but the API, and no other site may frame them', async ({ request, apiUrl }) => {
    const response = await request.get('/');
    const policy = response.headers()['content-security-policy'] ?? '';
    const directives = new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
    );
    expect(directives.get('connect-src')).toEqual(["'self'", apiUrl]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('default-src')).toEqual(["'self'"]);
    // The service worker of the site, and no other.
    expect(directives.get('worker-src')).toEqual(["'self'"]);
    for (const directive of ['object-src', 'frame-src', 'base-uri'])
      expect(directives.get(directive), directive).toEqual(["'none'"]);
    const scripts = directives.get('script-src') ?? [];
    expect(scripts[0]).toBe("'self'");
    for (const source of scripts.slice(1)) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
  });

  test('nothing that is for developers or hosts is published', async ({ read, request }) => {
    const { response } = await read('/');
    // Within a template: the scripts are loaded after the first paint.
    const [, script = 'none'] = /<script[^>]* src="(\/app-[^"]+)"/.exec(await response.text()) ?? [];
    const text = await (await request.get(script)).text();
    expect(text).toContain('webpack');
    expect(text).not.toContain('sourceMappingURL');
    for (const path of [
      `${script}.map`,
      '/webpack.stats.json',
      '/chunk-map.json',
      '/_headers',
      '/_nginx.conf',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('problems of security can be reported', async ({ request, baseURL }) => {
    const response = await request.get('/.well-known/security.txt');
    expect(response.headers()['content-type']).toMatch(/^text\/plain/);
    const text = await response.text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  });
});

test.use({ autoplay: true });

/** What did not come with the build, what refuses it, and what the browser says was refused. */
const strangers = [
  ['an inline script', '<script>window.broken=1</script>', 'script-src-elem', 'inline'],
  ['a handler', '<img src="/nothing.png" onerror="window.broken=1">', 'script-src-attr', 'inline'],
  ['a script', '<script src="https://evil.example/a.js"></script>', 'script-src-elem', /a\.js$/],
  ['a picture', '<img src="https://evil.example/a.png">', 'img-src', /a\.png$/],
  ['a frame', '<iframe src="/about"></iframe>', 'frame-src', /\/about$/],
  ['a document', '<object data="/about"></object>', 'object-src', /\/about$/],
  ['a base address', '<base href="https://evil.example/">', 'base-uri', /evil/],
] as const;

interface Violation {
  effectiveDirective: string;
  blockedURI: string;
}

test.describe('what did not come with the build @en-desktop', () => {
  test.use({ consoleGuard: { allow: () => undefined, unexpected: () => [] } });

  test('scripts, handlers, frames, embedded documents, a base address and files of other sites are refused, and the page works', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const list: Violation[] = [];
      Object.assign(window, { violations: list });
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        list.push({ effectiveDirective, blockedURI }),
      );
    });
    const inserted = strangers.map(([, html]) => html).join('');
    await page.route('**/FAQ', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</body>', `${inserted}</body>`) });
    });
    await page.goto('/FAQ');
    for (const [name, , effectiveDirective, blocked] of strangers) {
      await test.step(name, async () => {
        const blockedURI: unknown = typeof blocked === 'string' ? blocked : expect.stringMatching(blocked);
        await expect
          .poll(() => page.evaluate(() => (window as unknown as { violations: Violation[] }).violations))
          .toContainEqual({ effectiveDirective, blockedURI });
      });
    }
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    await page.locator('summary, [aria-expanded]').first().focus();
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  });
});
