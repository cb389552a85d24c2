import { immutable, revalidated, shortLived } from '../rules/headers';

/** One request and what every host must answer to it. */
export interface RequestCase {
  name: string;
  path: string;
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  status: number;
  /** Header names in lower case; a string must be equal, an expression must match, null means absent. */
  answer?: Record<string, string | RegExp | null>;
  body?: string | RegExp;
}

const english = { cookie: 'theme=dark; locale=en' };
const redirect = (location: string) => ({ status: 301, answer: { location } });
const html = (language: 'ar' | 'en', title: string) => ({
  answer: {
    'content-type': /^text\/html; ?charset=utf-8$/i,
    'content-language': language,
    'cache-control': revalidated,
    vary: /cookie/i,
  },
  body: new RegExp(`<html lang="${language}".*<title>${title}</title>`),
});
const file = (type: RegExp, cacheControl: string) => ({
  status: 200,
  answer: { 'content-type': type, 'cache-control': cacheControl, 'content-language': null },
});

/** The behaviour of the site's addresses, the same on the Node server, nginx and the edge functions. */
export const requestTable: readonly RequestCase[] = [
  { name: 'a page is Arabic', path: '/about', status: 200, ...html('ar', 'about') },
  { name: 'the home page is Arabic', path: '/', status: 200, ...html('ar', 'home') },
  {
    name: 'the cookie turns the same address English',
    path: '/about',
    headers: english,
    status: 200,
    ...html('en', 'about'),
  },
  {
    name: 'the cookie turns the home page English',
    path: '/',
    headers: english,
    status: 200,
    ...html('en', 'home'),
  },
  {
    name: 'an unknown language in the cookie is Arabic',
    path: '/about',
    headers: { cookie: 'locale=../en' },
    status: 200,
    ...html('ar', 'about'),
  },
  { name: 'the prefix is English without a cookie', path: '/en/about', status: 200, ...html('en', 'about') },
  { name: 'the prefix alone is the English home page', path: '/en', status: 200, ...html('en', 'home') },
  {
    name: 'a page without a twin falls back to Arabic',
    path: '/only-arabic',
    headers: english,
    status: 200,
    ...html('ar', 'only-arabic'),
  },
  { name: 'an unknown address is a real 404', path: '/nowhere', status: 404, ...html('ar', 'not-found') },
  {
    name: 'an unknown address is English for an English reader',
    path: '/nowhere',
    headers: english,
    status: 404,
    ...html('en', 'not-found'),
  },
  {
    name: 'an unknown address below the prefix is English',
    path: '/en/nowhere',
    status: 404,
    ...html('en', 'not-found'),
  },
  {
    name: 'a missing bundle is a 404 that nobody keeps',
    path: '/app-ffffffffffffffffffff.js',
    status: 404,
    answer: { 'cache-control': revalidated },
  },
  { name: 'missing page data is a 404', path: '/page-data/nowhere/page-data.json', status: 404 },
  {
    name: 'an unknown project is a 404',
    path: '/projects/detail/unknown-project',
    status: 404,
    ...html('ar', 'not-found'),
  },
  { name: 'lower-case /faq leads to /FAQ', path: '/faq', ...redirect('/FAQ') },
  { name: 'mixed-case /Faq leads to /FAQ', path: '/Faq', ...redirect('/FAQ') },
  { name: 'below the prefix too', path: '/en/faq', ...redirect('/en/FAQ') },
  { name: '/interest leads to /intrest', path: '/interest', ...redirect('/intrest') },
  {
    name: '/Interest/ leads there in one step, with its query',
    path: '/Interest/?from=ad',
    ...redirect('/intrest?from=ad'),
  },
  { name: '/FAQ itself stays', path: '/FAQ', status: 200, ...html('ar', 'faq') },
  { name: 'a trailing slash goes', path: '/about/?page=2', ...redirect('/about?page=2') },
  { name: 'a trailing slash goes below the prefix', path: '/en/', ...redirect('/en') },
  { name: 'index.html goes', path: '/about/index.html', ...redirect('/about') },
  {
    name: 'a second host in the path leads nowhere else',
    path: '//example.org/',
    ...redirect('/example.org'),
  },
  { name: 'climbing out of the build is refused', path: '/%2e%2e%2f%2e%2e%2fetc/passwd', status: 400 },
  {
    name: 'a bundle is kept for a year',
    path: '/app-0b8a57f0aa2b1f0dd77f.js',
    ...file(/javascript/, immutable),
  },
  { name: 'a static file is kept for a year', path: '/static/brand-3f0e5c1a.svg', ...file(/svg/, immutable) },
  {
    name: 'page data is asked for again',
    path: '/page-data/about/page-data.json',
    ...file(/json/, revalidated),
  },
  { name: 'robots.txt is kept for an hour', path: '/robots.txt', ...file(/text\/plain/, shortLived) },
  {
    name: 'pages are compressed',
    path: '/about',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    answer: { 'content-encoding': 'gzip', vary: /accept-encoding/i },
  },
  {
    name: 'page data is compressed',
    path: '/page-data/about/page-data.json',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    answer: { 'content-encoding': 'gzip' },
  },
  {
    name: 'a part of the film is sent as a part',
    path: '/media/film.mp4',
    headers: { range: 'bytes=2-5', 'accept-encoding': 'gzip' },
    status: 206,
    answer: { 'content-range': 'bytes 2-5/10000', 'content-encoding': null },
    body: '2345',
  },
  {
    name: 'HEAD answers the headers alone',
    path: '/about',
    method: 'HEAD',
    status: 200,
    answer: { 'content-language': 'ar' },
    body: '',
  },
  { name: 'other methods are refused', path: '/about', method: 'POST', status: 405 },
  { name: 'the health check answers', path: '/healthz', status: 200, body: 'ok\n' },
];

/** What every answer carries, whatever was asked. */
export const everyAnswer: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
