import type { APIRequestContext } from '@playwright/test';
import { createClient, expectData, fetchProject } from '../support/api';
import { builtPages, metaOf, tag } from '../support/built-pages';
import { expect, test, withoutPage } from '../support/served-pages';

const manifests = { ar: '/manifest.json', en: '/en/manifest.json' } as const;

async function textOf(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
}

interface Entry {
  address: string;
  lastmod: string;
  languages: [language: string, address: string][];
  pictures: number;
}

/** The entries of the sitemap that `robots.txt` names. */
async function readSitemap(request: APIRequestContext): Promise<Entry[]> {
  const robots = await textOf(request, '/robots.txt');
  const index = await textOf(request, /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '');
  const sitemap = await textOf(request, /<loc>([^<]+)</.exec(index)?.[1] ?? '');
  const path = (url: string) => new URL(url).pathname;
  return [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: path(/<loc>([^<]+)</.exec(entry)?.[1] ?? ''),
    lastmod: /<lastmod>([^<]+)</.exec(entry)?.[1] ?? '',
    languages: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language = '', url = '']) => [language, path(url)],
    ),
    pictures: entry.split('<image:loc>').length - 1,
  }));
}

test.describe('what the server sends @ar-phone', () => {
  test.use(withoutPage);

  test('robots.txt names the sitemap, which has every page that may be indexed, in both languages @11.3', async ({
    request,
    apiUrl,
  }) => {
    const listed = (await readSitemap(request)).map(({ address }) => address);
    const projects = await expectData(createClient(apiUrl).GET('/public/projects/list'));
    const details = await Promise.all(projects.data.map(({ slug }) => fetchProject(apiUrl, slug)));
    // The page of a sold unit may be found for a month, by those who look for it.
    const sold = new Set(
      details.flatMap(({ slug, buildings }) =>
        buildings.flatMap(({ units }) =>
          units.filter(({ state }) => state === 'sold').map(({ id }) => `/projects/detail/${slug}/${id}`),
        ),
      ),
    );
    const indexable = builtPages()
      .filter(({ html }) => metaOf(html, 'robots') === undefined)
      .map(({ address }) => address)
      .filter((address) => !sold.has(address.replace(/^\/en/, '')));
    expect(listed.sort()).toEqual(indexable.sort());
  });

  test('a project in the sitemap names its languages, its pictures and the time of its last change @11.3', async ({
    request,
    apiUrl,
  }) => {
    const entries = await readSitemap(request);
    const { data } = await expectData(createClient(apiUrl).GET('/public/projects/list'));
    for (const { slug } of data.filter(({ slug: candidate }) => candidate !== 'unbuilt-project')) {
      const address = `/projects/detail/${slug}`;
      const entry = entries.find((candidate) => candidate.address === address);
      expect(entry?.languages, slug).toEqual([
        ['ar-SA', address],
        ['en-US', `/en${address}`],
        ['x-default', address],
      ]);
      expect(entry?.pictures, slug).toBeGreaterThan(0);
      const english = entries.find((candidate) => candidate.address === `/en${address}`);
      expect(english).toMatchObject({ lastmod: entry?.lastmod, languages: entry?.languages });
      // Of the data: before the day of the build.
      expect(Date.parse(entry?.lastmod ?? ''), slug).toBeGreaterThan(0);
    }
  });

  test('each page links the manifest of its language, whose icons and shortcuts are there @11.4', async ({
    request,
  }) => {
    const pages = builtPages();
    const linked = pages.map(({ address, html }) => ({
      address,
      manifest: tag(html, 'link', 'rel="manifest"')?.['href'],
      sitemap: tag(html, 'link', 'rel="sitemap"')?.['href'],
    }));
    expect(linked).toEqual(
      pages.map(({ address }) => ({
        address,
        manifest: /^\/en(\/|$)/.test(address) ? manifests.en : manifests.ar,
        sitemap: '/sitemap-index.xml',
      })),
    );
    for (const [locale, address] of Object.entries(manifests)) {
      const response = await request.get(address);
      expect(response.headers()['content-type']).toMatch(/json/);
      const manifest = (await response.json()) as {
        lang: string;
        icons: { src: string; type: string }[];
        shortcuts: { url: string }[];
      };
      expect(manifest.lang).toBe(locale);
      for (const { src, type } of manifest.icons) {
        expect((await request.get(src)).headers()['content-type'], src).toBe(type);
      }
      expect(manifest.shortcuts.length).toBeGreaterThan(1);
      for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
    }
  });

  test('llms.txt of each language names projects and articles by addresses that exist @11.4', async ({
    request,
  }) => {
    for (const address of ['/llms.txt', '/en/llms.txt']) {
      const links = [...(await textOf(request, address)).matchAll(/\]\((https?:[^)]+)\)/g)].map(
        ([, url]) => url ?? '',
      );
      expect(links.filter((url) => url.includes('/projects/detail/')).length, address).toBeGreaterThan(3);
      expect(links.filter((url) => url.includes('/blogs/')).length, address).toBeGreaterThan(3);
      for (const url of links) expect((await request.get(url)).status(), url).toBe(200);
    }
  });

  test('favicon.ico is there for who asks for it unasked @11.4', async ({ request }) => {
    const response = await request.get('/favicon.ico');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/icon/);
  });
});

test('the browser takes the manifest for an app that can be installed @ar-phone @11.4', async ({
  page,
  siteLocale,
}) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe(manifests[siteLocale]);
  expect(errors).toEqual([]);
});
