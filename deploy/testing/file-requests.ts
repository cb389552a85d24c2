import { immutable, notStored, revalidated, shortLived } from '../rules/headers';
import { feedType, file, html, type ExpectedAnswer, type RequestCase } from './requests';

const filmBody = '0123456789'.repeat(1000);
const gzip = { headers: { 'accept-encoding': 'gzip' } };
const compressed = (headers: ExpectedAnswer['headers'] = {}): ExpectedAnswer => ({
  status: 200,
  headers: { 'content-encoding': 'gzip', ...headers },
});

/** How a server of ours sends files. Static hosts bring their own file server, which is not ours to test. */
export const fileTable: readonly RequestCase[] = [
  ['a bundle is cached for a year', '/app-0b8a57f0aa2b.js', file(/javascript/, immutable)],
  ['the service worker is revalidated', '/service-worker.js', file(/javascript/, revalidated)],
  ['a static file is cached for a year', '/static/brand-3f0e5c1a.svg', file(/svg/, immutable)],
  ['page data is revalidated', '/page-data/about/page-data.json', file(/json/, revalidated)],
  ['the changes of a project are revalidated', '/changes/known-project.json', file(/json/, revalidated)],
  ['robots.txt is cached for an hour', '/robots.txt', file(/text\/plain/, shortLived)],
  [
    'pages are compressed',
    '/about',
    compressed({ vary: /cookie.*accept-encoding|accept-encoding.*cookie/i }),
    gzip,
  ],
  [
    'the "not found" page is compressed',
    '/nowhere',
    { ...compressed({ vary: /accept-encoding/i }), status: 404 },
    gzip,
  ],
  ['a bundle is compressed', '/app-0b8a57f0aa2b.js', compressed({ vary: /accept-encoding/i }), gzip],
  [
    'a page is sent as it is where compression is refused, and caches keep the two apart',
    '/about',
    { ...html('ar', 'about'), headers: { 'content-encoding': null, vary: /accept-encoding/i } },
    { headers: { 'accept-encoding': 'gzip;q=0, identity' } },
  ],
  [
    'a small file is sent as it is',
    '/robots.txt',
    { status: 200, headers: { 'content-encoding': null } },
    gzip,
  ],
  ['page data is compressed', '/page-data/about/page-data.json', compressed(), gzip],
  [
    'the feed is compressed',
    '/blogs/rss.xml',
    compressed({ 'content-type': feedType, vary: /accept-encoding/i }),
    gzip,
  ],
  [
    'a byte range of the film is sent',
    '/media/film.mp4',
    {
      status: 206,
      headers: { 'content-range': 'bytes 2-5/10000', 'content-encoding': null },
      body: '2345',
    },
    { headers: { range: 'bytes=2-5', 'accept-encoding': 'gzip' } },
  ],
  ...(
    [
      ['the end of the film is sent', 'bytes=-4', 206, 'bytes 9996-9999/10000', '6789'],
      [
        'a byte range that is too long ends with the film',
        'bytes=9998-20000',
        206,
        'bytes 9998-9999/10000',
        '89',
      ],
      ['a byte range that cannot be understood is ignored', 'lines=2-5', 200, null, filmBody],
    ] as const
  ).map(([name, range, status, contentRange, body]): RequestCase => [
    name,
    '/media/film.mp4',
    { status, headers: { 'content-range': contentRange }, body },
    { headers: { range } },
  ]),
  [
    'a byte range of another version of the film is the whole film',
    '/media/film.mp4',
    { status: 200, body: filmBody },
    { headers: { range: 'bytes=2-5', 'if-range': '"another"' } },
  ],
  [
    'HEAD answers the headers alone',
    '/about',
    { status: 200, headers: { 'content-language': 'ar' }, body: '' },
    { method: 'HEAD' },
  ],
  [
    'HEAD tells the encoding and the length',
    '/app-0b8a57f0aa2b.js',
    compressed({ 'content-length': /^[1-9]/ }),
    { method: 'HEAD', ...gzip },
  ],
  [
    'other methods are refused',
    '/about',
    { status: 405, headers: { 'cache-control': notStored } },
    { method: 'POST' },
  ],
  [
    'the health check answers, and no cache answers for it',
    '/healthz',
    { status: 200, headers: { 'cache-control': notStored }, body: 'ok\n' },
  ],
];
