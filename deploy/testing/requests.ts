import type { Locale } from '../../src/i18n/locales';
import { revalidated, shortLived } from '../rules/headers';
import { fixtureAdminPolicy, fixturePolicy, publishedSlug } from './fixture-site';

/** What of a request matters to hosts besides its path, which is sent exactly as written. */
export interface RequestOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
}

export interface ExpectedAnswer {
  /** One of these, where hosts differ and it makes no difference to anybody. */
  status: number | readonly number[];
  /** Names in lower case; a string must be equal, an expression must match, null means absent. */
  headers?: Record<string, string | RegExp | null>;
  body?: string | RegExp;
}

/** One request and what every host must answer to it. */
export type RequestCase = [name: string, path: string, expected: ExpectedAnswer, options?: RequestOptions];

/** A page in this language with this title, as it must be sent. */
export const html = (locale: Locale, title: string, status = 200): ExpectedAnswer => ({
  status,
  headers: {
    'content-type': /^text\/html; ?charset=utf-8$/i,
    'content-language': locale,
    'cache-control': revalidated,
    vary: /cookie/i,
    'content-security-policy': fixturePolicy,
    'cross-origin-resource-policy': 'same-origin',
  },
  body: new RegExp(`<html lang="${locale}".*<title>${title}</title>`),
});

export const file = (type: RegExp, cacheControl: string, body: string | RegExp = ''): ExpectedAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': cacheControl, 'content-language': null },
  body: new RegExp(body),
});

export const feedType = /^application\/rss\+xml; ?charset=utf-8$/i;
const feed = (language: string) => file(feedType, shortLived, `<language>${language}</language>`);
/** Cached, but not for good: an address may get a page of its own one day. */
export const redirect = (location: string): ExpectedAnswer => ({
  status: 301,
  headers: { location, 'cache-control': shortLived },
});

const english = { headers: { cookie: 'theme=dark; locale=en' } };
export const notFound = { ar: html('ar', 'not-found', 404), en: html('en', 'not-found', 404) };
const notFoundIn = (path: string) => (path.startsWith('/en/') ? notFound.en : notFound.ar);

const editingPage: ExpectedAnswer = {
  status: 200,
  headers: { 'content-type': /^text\/html/, 'content-security-policy': fixtureAdminPolicy },
  body: /Editing/,
};

const withdrawnPath = '/projects/detail/withdrawn';

/** Answered with the "not found" page; whether its status is 400 or 404 depends on the host. */
const malformed = (path: string): RequestCase => [
  'an address that cannot be read is answered with a page of the site',
  path,
  {
    status: [400, 404],
    headers: { 'content-type': /^text\/html; ?charset=utf-8$/i, 'cache-control': /^no-store$|max-age=0/ },
    body: /<title>not-found<\/title>/,
  },
];

/** The behaviour of the site's addresses, the same on the Node server, nginx and the edge functions. */
export const addressTable: readonly RequestCase[] = [
  ['the editing page may do what no page for visitors may', '/admin', editingPage],
  ['the editing page is the same in every language', '/admin', editingPage, english],
  ['the editing page has one address', '/admin/', redirect('/admin')],
  [
    'the editing page has its own policy for its scripts too',
    '/admin/editor.js',
    { status: 200, headers: { 'content-security-policy': fixtureAdminPolicy }, body: /edit/ },
  ],
  ['what the editing page does not have is not found', '/admin/other.js', notFound.ar],
  ['a page is Arabic', '/about', html('ar', 'about')],
  ['the home page is Arabic', '/', html('ar', 'home')],
  ['with the cookie the same address is English', '/about', html('en', 'about'), english],
  ['with the cookie the home page is English', '/', html('en', 'home'), english],
  [
    'an unknown language in the cookie is Arabic',
    '/about',
    html('ar', 'about'),
    { headers: { cookie: 'locale=../en' } },
  ],
  ['the prefix is English without a cookie', '/en/about', html('en', 'about')],
  ['the prefix alone is the English home page', '/en', html('en', 'home')],
  ['a page without an English version is Arabic', '/only-arabic', html('ar', 'only-arabic'), english],
  ['an unknown address is a real 404', '/nowhere', notFound.ar],
  ['an unknown address is English for an English reader', '/nowhere', notFound.en, english],
  ['an unknown address below the prefix is English', '/en/nowhere', notFound.en],
  [
    'a missing bundle is a 404 that nobody caches',
    '/app-ffffffffffff.js',
    { status: 404, headers: { 'cache-control': revalidated } },
  ],
  ['missing page data is a 404', '/page-data/nowhere/page-data.json', { status: 404 }],
  [
    'page data of a project of the build is its own',
    '/page-data/projects/detail/known-project/page-data.json',
    { status: 200, body: '{"path":"known-project"}' },
  ],
  [
    'page data of an unbuilt project is that of the "not found" page',
    '/page-data/projects/share/unbuilt-project/page-data.json',
    { status: 200, headers: { 'cache-control': revalidated }, body: '{"path":"/404.html"}' },
  ],
  [
    'page data of a unit of the build is its own',
    '/page-data/projects/detail/known-project/a-101/page-data.json',
    { status: 200, body: '{"path":"a-101"}' },
  ],
  [
    'page data of a unit without a page is that of the "not found" page',
    '/page-data/projects/detail/known-project/a-102/page-data.json',
    { status: 200, headers: { 'cache-control': revalidated }, body: '{"path":"/404.html"}' },
  ],
  [
    'page data of no unit is a 404',
    '/page-data/projects/share/known-project/a-101/page-data.json',
    { status: 404 },
  ],
  ['the page of a unit is its own', '/projects/detail/known-project/a-101', html('ar', 'unit')],
  ['it is English by the prefix', '/en/projects/detail/known-project/a-101', html('en', 'unit')],
  [
    'a unit without a page opens where the API has its project',
    `/projects/detail/${publishedSlug}/${publishedSlug}-A_1`,
    html('ar', 'not-found'),
  ],
  [
    'it opens in English by the cookie',
    `/projects/detail/${publishedSlug}/a-101?from=card`,
    html('en', 'not-found'),
    english,
  ],
  ['a unit of an unknown project is a 404', '/projects/detail/unknown-project/a-101', notFound.ar],
  ['units have no page to share', `/projects/share/${publishedSlug}/a-101`, notFound.ar],
  ['an address below a unit is a 404', `/projects/detail/${publishedSlug}/a-101/b`, notFound.ar],
  ['an id that is no path segment is a 404', `/projects/detail/${publishedSlug}/a.b`, notFound.ar],
  [
    'a trailing slash after a unit is removed',
    '/projects/detail/known-project/a-101/',
    redirect('/projects/detail/known-project/a-101'),
  ],
  ['an unknown project is a 404', '/projects/detail/unknown-project', notFound.ar],
  ['a project published after the build opens', `/projects/detail/${publishedSlug}`, html('ar', 'not-found')],
  [
    'it opens in English by the cookie',
    `/projects/share/${publishedSlug}?from=card`,
    html('en', 'not-found'),
    english,
  ],
  ['it opens in English by the prefix', `/en/projects/contact/${publishedSlug}`, html('en', 'not-found')],
  ['the page of a withdrawn advert says so with 410', withdrawnPath, html('ar', 'withdrawn', 410)],
  ['it is English by the cookie', `${withdrawnPath}?from=ad`, html('en', 'withdrawn', 410), english],
  ['it is English by the prefix', `/en${withdrawnPath}`, html('en', 'withdrawn', 410)],
  ['a trailing slash is removed before', `${withdrawnPath}/`, redirect(withdrawnPath)],
  ['its mark is for hosts alone', `/_withdrawn${withdrawnPath}.txt`, notFound.ar],
  ['a calendar is in UTF-8', '/calendar/a/b.ics', file(/^text\/calendar; charset=utf-8$/, revalidated)],
  ['the feed is Arabic RSS', '/blogs/rss.xml', feed('ar-sa')],
  ['the feed below the prefix is English', '/en/blogs/rss.xml', feed('en-us')],
  ['the cookie does not change the language of a feed', '/blogs/rss.xml', feed('ar-sa'), english],
  ['/FAQ is not redirected', '/FAQ', html('ar', 'faq')],
  ['a trailing slash is removed', '/about/?page=2', redirect('/about?page=2')],
  ['a trailing slash is removed below the prefix', '/en/', redirect('/en')],
  ['index.html is removed', '/about/index.html', redirect('/about')],
  ['a second host in the path does not redirect to it', '//example.org/', redirect('/example.org')],
  ['repeated slashes become one', '/en//about?from=ad', redirect('/en/about?from=ad')],
  ['repeated slashes in front become one', '//about', redirect('/about')],
  ['repeated and trailing slashes are removed in one step', '///en///about///', redirect('/en/about')],
  ['an escaped slash becomes one', '/en%2Fabout', redirect('/en/about')],
  ['an escaped second host does not redirect to it', '/%2Fexample.org', redirect('/example.org')],
  ['an escaped backslash is part of no page', '/%5Cexample.org', notFound.ar],
  ...['/%E0%A4%A', '/%', '/about%', '/%zz', '/en/%c3%28'].map(malformed),
  ['climbing out of the build is refused', '/%2e%2e%2f%2e%2e%2fetc/passwd', { status: 400 }],
  ...[
    '/a%0d%0aset-cookie:x/',
    '/%09/example.org/',
    '/%5Cexample.org/',
    '/en/%5C%5Cexample.org/index.html',
  ].map((path): RequestCase => [
    'control characters and backslashes are part of no address',
    path,
    notFoundIn(path),
  ]),
  [
    'the health check is never stored',
    '/healthz',
    { status: [200, 404], headers: { 'cache-control': /no-store|max-age=0/ } },
  ],
];
