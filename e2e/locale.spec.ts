import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { locales } from '../src/i18n/locales';
import { expect, test } from './support/fixtures';
import { allRoutes } from './support/routes';
import { text } from './support/texts';

const other = { ar: 'en', en: 'ar' } as const;

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

test('the language switch changes text and direction without a reload or another URL @1.2 @2.36 @2.37', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(siteLocale, 'projects', 'title'));
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));

  const target = other[siteLocale];
  await page.getByRole('button', { name: locales[target].name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(target, 'projects', 'title'));
  await expect(page.locator('html')).toHaveAttribute('lang', target);
  await expect(page.locator('html')).toHaveAttribute('dir', locales[target].dir);
  await expect(page).toHaveURL('/projects');
  await expect(page).toHaveTitle(new RegExp(text(target, 'projects', 'title')));
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);

  await test.step('the language is kept during navigation', async () => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text(target, 'common', 'nav.faq') })
      .click();
    await expect(page).toHaveURL('/FAQ');
    await expect(page.locator('html')).toHaveAttribute('lang', target);
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });
  await test.step('the language is kept after a reload', async () => {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', target);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: text(target, 'common', 'nav.faq') }),
    ).toBeVisible();
  });
});

test('a URL below /en is English, stores the language and loses its prefix', async ({ page }) => {
  await page.goto('/en/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect(page).toHaveURL('/about');
  await page.goto('/projects');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('search engines get the URLs of both languages @9.10', async ({ request }) => {
  for (const path of ['/about', '/en/about']) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<link [^>]*hreflang="ar-SA"[^>]*href="https?:\/\/[^/"]+\/about"/i);
    expect(html).toMatch(/<link [^>]*hreflang="en-US"[^>]*href="https?:\/\/[^/"]+\/en\/about"/i);
    expect(html).toMatch(/<link [^>]*hreflang="x-default"[^>]*href="https?:\/\/[^/"]+\/about"/i);
  }
});

/** A static host that cannot read cookies: it serves `public/` on a free loopback port until closed. */
async function startStaticHost(): Promise<{ url: string; close(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: path.resolve('public'), redirect: false, index: 'index.html' });
  app.setNotFoundHandler((_request, reply) => reply.code(404).sendFile('404.html'));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}

test('on a host that cannot read the cookie the page arrives in Arabic and changes to English', async ({
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

test('no page has a language in its URL or links to one that has @2.22', async ({
  page,
  siteLocale,
  apiUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  test.slow();
  for (const path of await allRoutes(apiUrl)) {
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveAttribute('lang', siteLocale);
    await expect(page).toHaveURL(path);
    const addresses = await page
      .locator('a[href]')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links
          .filter(({ origin }) => origin === location.origin)
          .map(({ pathname, search }) => pathname + search),
      );
    expect(addresses.length, path).toBeGreaterThan(10);
    // Feeds are files of one language, not pages.
    const pages = addresses.filter((address) => !address.endsWith('.xml'));
    expect(
      pages.filter((address) => /^\/(ar|en)([/?-]|$)|[?&](lang|locale)=/i.test(address)),
      path,
    ).toEqual([]);
  }
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
});

test('the English pages are as complete as the Arabic ones without JavaScript', async ({
  browser,
  baseURL,
  siteLocale,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  await context.addCookies([{ name: 'locale', value: siteLocale, url: baseURL ?? '' }]);
  const page = await context.newPage();
  await page.goto('/projects');
  await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
  await expect(
    page.getByRole('heading', { name: siteLocale === 'ar' ? 'حدائق الياسمين' : 'Al Yasmin Gardens' }),
  ).toBeVisible();
  await page.goto('/intrest');
  await expect(page.locator('noscript').getByRole('link').first()).toBeVisible();
  await context.close();
});
