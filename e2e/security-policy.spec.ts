import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

test.use({ autoplay: true });

/** A page that does not wait for what the policy refuses. */
const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations);

/** The page's address with the header of its answer, and scripts in it that did not come with the build. */
async function openWith(page: Page, inserted: string): Promise<void> {
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(window, { violations: list });
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => list.push(effectiveDirective));
  });
  await page.route('**/FAQ', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</body>', `${inserted}</body>`) });
  });
  await page.goto('/FAQ');
}

test.describe('what did not come with the build', () => {
  test.use({ consoleGuard: { allow: () => undefined, unexpected: () => [] } });

  for (const [name, inserted, directive] of [
    ['an inline script', '<script>window.broken=1</script>', 'script-src-elem'],
    ['a handler in an attribute', '<img src="/nothing.png" onerror="window.broken=1">', 'script-src-attr'],
    ['a script of another site', '<script src="https://evil.example/a.js"></script>', 'script-src-elem'],
    ['a picture of another site', '<img src="https://evil.example/a.png">', 'img-src'],
    ['a frame', '<iframe src="/about"></iframe>', 'frame-src'],
    ['an embedded document', '<object data="/about"></object>', 'object-src'],
    ['a base address', '<base href="https://evil.example/">', 'base-uri'],
  ] as const) {
    test(`${name} is refused, and the page works`, async ({ page }) => {
      await openWith(page, inserted);
      await expect.poll(() => violations(page)).toContain(directive);
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
      await page.locator('summary, [aria-expanded]').first().focus();
      await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    });
  }
});

test('pages call nobody but the API, and no other site may frame them', async ({ page, apiUrl }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  expect(directives.get('connect-src')).toEqual(["'self'", apiUrl]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('default-src')).toEqual(["'self'"]);
  for (const directive of ['object-src', 'frame-src', 'worker-src', 'base-uri'])
    expect(directives.get(directive), directive).toEqual(["'none'"]);
  const scripts = directives.get('script-src') ?? [];
  expect(scripts[0]).toBe("'self'");
  for (const source of scripts.slice(1)) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/);
});

test('nothing that is for developers or hosts is published', async ({ page, request }) => {
  await page.goto('/');
  const script = await page.locator('script[src*="/app-"]').first().getAttribute('src');
  const text = await (await request.get(script ?? '')).text();
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
