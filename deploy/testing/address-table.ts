import { revalidated, shortLived } from '../rules/headers';
import { html, type RequestCase } from './describe-host';

const english = { cookie: 'theme=dark; locale=en' };
const feed = (language: string) => ({
  status: 200,
  answer: {
    'content-type': /^application\/rss\+xml; ?charset=utf-8$/i,
    'cache-control': shortLived,
    'content-language': null,
  },
  body: new RegExp(`<language>${language}</language>`),
});
const redirect = (location: string) => ({ status: 301, answer: { location } });
/** Answered with the "not found" page; whether its status is 400 or 404 depends on the host. */
const malformed = (path: string): RequestCase => ({
  name: 'an address that cannot be read is answered with a page of the site',
  path,
  status: [400, 404],
  answer: { 'content-type': /^text\/html; ?charset=utf-8$/i },
  body: /<title>not-found<\/title>/,
});
/** The behaviour of the site's addresses, the same on the Node server, nginx and the edge functions. */
export const addressTable: readonly RequestCase[] = [
  { name: 'a page is Arabic', path: '/about', ...html('ar', 'about') },
  { name: 'the home page is Arabic', path: '/', ...html('ar', 'home') },
  {
    name: 'with the cookie the same address is English',
    path: '/about',
    headers: english,
    ...html('en', 'about'),
  },
  { name: 'with the cookie the home page is English', path: '/', headers: english, ...html('en', 'home') },
  {
    name: 'an unknown language in the cookie is Arabic',
    path: '/about',
    headers: { cookie: 'locale=../en' },
    ...html('ar', 'about'),
  },
  { name: 'the prefix is English without a cookie', path: '/en/about', ...html('en', 'about') },
  { name: 'the prefix alone is the English home page', path: '/en', ...html('en', 'home') },
  {
    name: 'a page without an English version falls back to Arabic',
    path: '/only-arabic',
    headers: english,
    ...html('ar', 'only-arabic'),
  },
  { name: 'an unknown address is a real 404', path: '/nowhere', ...html('ar', 'not-found', 404) },
  {
    name: 'an unknown address is English for an English reader',
    path: '/nowhere',
    headers: english,
    ...html('en', 'not-found', 404),
  },
  {
    name: 'an unknown address below the prefix is English',
    path: '/en/nowhere',
    ...html('en', 'not-found', 404),
  },
  {
    name: 'a missing bundle is a 404 that nobody caches',
    path: '/app-ffffffffffffffffffff.js',
    status: 404,
    answer: { 'cache-control': revalidated },
  },
  { name: 'missing page data is a 404', path: '/page-data/nowhere/page-data.json', status: 404 },
  {
    name: 'page data of a project of the build is its own',
    path: '/page-data/projects/detail/known-project/page-data.json',
    status: 200,
    body: '{"path":"known-project"}',
  },
  {
    name: 'page data of an unbuilt project is that of the "not found" page',
    path: '/page-data/projects/share/unbuilt-project/page-data.json',
    status: 200,
    answer: { 'cache-control': revalidated },
    body: '{"path":"/404.html"}',
  },
  {
    name: 'an unknown project is a 404',
    path: '/projects/detail/unknown-project',
    ...html('ar', 'not-found', 404),
  },
  { name: 'the feed is Arabic RSS', path: '/blogs/rss.xml', ...feed('ar-sa') },
  { name: 'the feed below the prefix is English', path: '/en/blogs/rss.xml', ...feed('en-us') },
  {
    name: 'the cookie does not change the language of a feed',
    path: '/blogs/rss.xml',
    headers: english,
    ...feed('ar-sa'),
  },
  { name: 'lower-case /faq leads to /FAQ', path: '/faq', ...redirect('/FAQ') },
  { name: 'mixed-case /Faq leads to /FAQ', path: '/Faq', ...redirect('/FAQ') },
  { name: 'lower-case /faq below the prefix leads to /FAQ', path: '/en/faq', ...redirect('/en/FAQ') },
  { name: '/interest leads to /intrest', path: '/interest', ...redirect('/intrest') },
  {
    name: '/Interest/ leads to /intrest in one step, with its query',
    path: '/Interest/?from=ad',
    ...redirect('/intrest?from=ad'),
  },
  { name: '/FAQ is not redirected', path: '/FAQ', ...html('ar', 'faq') },
  { name: 'a trailing slash is removed', path: '/about/?page=2', ...redirect('/about?page=2') },
  { name: 'a trailing slash is removed below the prefix', path: '/en/', ...redirect('/en') },
  { name: 'index.html is removed', path: '/about/index.html', ...redirect('/about') },
  {
    name: 'a second host in the path does not redirect to it',
    path: '//example.org/',
    ...redirect('/example.org'),
  },
  { name: 'repeated slashes become one', path: '/en//about?from=ad', ...redirect('/en/about?from=ad') },
  { name: 'repeated slashes in front become one', path: '//about', ...redirect('/about') },
  {
    name: 'repeated and trailing slashes are removed in one step',
    path: '///en///about///',
    ...redirect('/en/about'),
  },
  { name: 'an escaped slash becomes one', path: '/en%2Fabout', ...redirect('/en/about') },
  {
    name: 'an escaped second host does not redirect to it',
    path: '/%2Fexample.org',
    ...redirect('/example.org'),
  },
  {
    name: 'an escaped backslash is part of no page',
    path: '/%5Cexample.org',
    ...html('ar', 'not-found', 404),
  },
  ...['/%E0%A4%A', '/%', '/about%', '/%zz', '/en/%c3%28'].map(malformed),
  { name: 'climbing out of the build is refused', path: '/%2e%2e%2f%2e%2e%2fetc/passwd', status: 400 },
  {
    name: 'line breaks in an address stay encoded',
    path: '/a%0d%0aset-cookie:x/',
    ...redirect('/a%0D%0Aset-cookie:x'),
  },
];
