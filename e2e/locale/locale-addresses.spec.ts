import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { expect, test, withoutPage } from '../support/served-pages';

test.describe('what the server sends @ar-phone', () => {
  test.use(withoutPage);

  test('the same address answers HTML in the language of the cookie @1.1 @1.2 @9.10', async ({
    request,
    baseURL,
  }) => {
    const arabic = await (await request.get('/about')).text();
    expect(arabic).toContain('<html lang="ar" dir="rtl"');
    expect(arabic).toContain('من نحن');
    const answer = await request.get(`${baseURL}/about`, { headers: { Cookie: 'locale=en' } });
    const english = await answer.text();
    expect(english).toContain('<html lang="en" dir="ltr"');
    expect(english).toContain('About us');
    expect(answer.headers()['vary']).toMatch(/cookie/i);
  });

  test('search engines get the URLs of both languages @9.10', async ({ request }) => {
    for (const path of ['/about', '/en/about']) {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(/<link [^>]*hreflang="ar-SA"[^>]*href="https?:\/\/[^/"]+\/about"/i);
      expect(html).toMatch(/<link [^>]*hreflang="en-US"[^>]*href="https?:\/\/[^/"]+\/en\/about"/i);
      expect(html).toMatch(/<link [^>]*hreflang="x-default"[^>]*href="https?:\/\/[^/"]+\/about"/i);
    }
  });
});

test('a URL below /en is English, stores the language and loses its prefix @ar-phone', async ({ page }) => {
  await page.goto('/en/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect(page).toHaveURL('/about');
  await page.goto('/projects');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

/** A static host that cannot read cookies: it serves `public/` on a free loopback port until closed. */
async function startStaticHost(): Promise<{ url: string; close(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: path.resolve('public'), redirect: false, index: 'index.html' });
  app.setNotFoundHandler((_request, reply) => reply.code(404).sendFile('404.html'));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}

test('on a host that cannot read the cookie the page arrives in Arabic and changes to English @ar-phone', async ({
  page,
  context,
}) => {
  const host = await startStaticHost();
  await context.addCookies([{ name: 'locale', value: 'en', url: host.url }]);
  const response = await page.goto(`${host.url}/about/`);
  expect(await response?.text()).toContain('<html lang="ar"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await host.close();
});
