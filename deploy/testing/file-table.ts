import { immutable, revalidated, shortLived } from '../rules/headers';
import type { RequestCase } from './describe-host';

const file = (type: RegExp, cacheControl: string) => ({
  status: 200,
  answer: { 'content-type': type, 'cache-control': cacheControl, 'content-language': null },
});

/** How a server of ours sends files. Static hosts bring their own file server, which is not ours to test. */
export const fileTable: readonly RequestCase[] = [
  {
    name: 'a bundle is cached for a year',
    path: '/app-0b8a57f0aa2b1f0dd77f.js',
    ...file(/javascript/, immutable),
  },
  {
    name: 'a static file is cached for a year',
    path: '/static/brand-3f0e5c1a.svg',
    ...file(/svg/, immutable),
  },
  { name: 'page data is revalidated', path: '/page-data/about/page-data.json', ...file(/json/, revalidated) },
  { name: 'robots.txt is cached for an hour', path: '/robots.txt', ...file(/text\/plain/, shortLived) },
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
    name: 'the feed is compressed',
    path: '/blogs/rss.xml',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    answer: {
      'content-encoding': 'gzip',
      'content-type': /^application\/rss\+xml; ?charset=utf-8$/i,
      vary: /accept-encoding/i,
    },
  },
  {
    name: 'a byte range of the film is sent',
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
