import type { RequestOptions } from './requests';

/** Addresses that try to make a host redirect to another site, or answer with a file that is not for visitors. */

/** What browsers read as a slash, drop or decode in front of a host's name. */
const pieces = ['/', '\\', '%5c', '%2f', '%09', '%0a', '%0d', '%20', '.', '%2e', '@', ';', '%e2%88%95', 'en'];

const endings = ['', '/', '//', '/index.html', '/%2e%2e', '%5c', '%2f', '/?next=//evil.example/'];

/** Paths such as `/%5cevil.example/`, with each pair of the pieces before a foreign host. */
export const foreignHostPaths: readonly string[] = pieces.flatMap((first) =>
  ['', ...pieces].flatMap((second) => endings.map((ending) => `/${first}${second}evil.example${ending}`)),
);

/** A file of the fixture site that is cached for a year. */
export const bundle = '/app-0b8a57f0aa2b.js';

const refusedHeaders: Record<string, Record<string, string>> = {
  'a condition that no file fulfils': { 'if-match': '"another"' },
  'a date before the file': { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  'a range beyond the file': { range: 'bytes=99999999-' },
  'a header that is too long': { 'if-none-match': `"${'x'.repeat(40_000)}"` },
};

/** Requests that a host refuses, or answers in part: no cache may give that answer to anybody else. */
export const refusedRequests: readonly [name: string, path: string, options: RequestOptions][] = [
  ...['/about', bundle].flatMap((path): [string, string, RequestOptions][] => [
    ...Object.entries(refusedHeaders).map(([name, headers]): [string, string, RequestOptions] => [
      `${path} with ${name}`,
      path,
      { headers },
    ]),
    [`${path} with a body`, path, { method: 'POST', body: 'body' }],
  ]),
  ['an address that is too long', `/about?${'x'.repeat(40_000)}`, {}],
  ['an address that cannot be read', '/about%', {}],
];

/** Requests that are no HTTP, as they are sent. */
export const malformedRequests: readonly string[] = [
  'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n',
  'GET /about HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'GET /about HTTP/1.1\r\nHost: site.example\r\nContent-Length: 1, 2\r\nConnection: close\r\n\r\n',
  'GET /about HTTP/1.1\r\nHost: site.example\r\nTransfer-Encoding: gzip, gzip\r\nConnection: close\r\n\r\n',
];

const dots = ['..', '%2e%2e', '.%2E', '%2e.'];
const slashes = ['/', '\\', '%5c', '%2f', '%5C', '%2F', '//', '/./', '/%2e/'];

/** Targets that some servers read as another path than others: none may lead to more of an API than the contract has. */
export const ambiguousTargets: readonly string[] = [
  ...dots.flatMap((up) =>
    slashes.flatMap((slash) => [
      `/operator/enquiries${slash}${up}${slash}${up}/api/v1/public/blogs/list`,
      `/api/v1/public/projects${slash}${up}${slash}blogs/list`,
      `/api/v1/public/projects/a${slash}${up}${slash}${up}${slash}${up}${slash}operator/enquiries`,
      `/api${slash}${up}${slash}operator/enquiries`,
    ]),
  ),
  ...dots.map((up) => `/api/v1/public/projects/${up}`),
  ...slashes.flatMap((slash) => [`/api/v1/public/projects/a${slash}b`, `/api${slash}v1/public/blogs/list`]),
  ...['%00', '%01', '%0a', '%0d%0aX:%20y', '%09', '%7f', '%25', '%252e%252e', '%c0%ae%c0%ae', '%C2%85'].map(
    (escaped) => `/api/v1/public/projects/a${escaped}`,
  ),
  ...['\0', '\t', '\f', '\x7f', '\xa0', '#b', '#/../list', ';b'].map(
    (raw) => `/api/v1/public/projects/a${raw}`,
  ),
  ...['#b', '?a#b', '?a\t', '?\0', '?\xa0', '/', '/.', ';a', '%20', '%3fa'].map(
    (ending) => `/api/v1/public/blogs/list${ending}`,
  ),
  ...['/API/v1/public/blogs/list', '/api/v1/public/%62logs/list', '/api/v1//public/blogs/list', '/api/v1/'],
  ...['//api/v1/public/blogs/list', '/\\api/v1/public/blogs/list', '/api/v1/public/lookups/other', '/api/'],
  ...['http://[/api/v1/public/blogs/list', '*', '/api/v1/public/projects/'],
];

const long = 'x'.repeat(100_000);

/** Request lines that no browser sends, without the version: each is refused, and none ends the server that reads it. */
export const oddRequestLines: readonly string[] = [
  ...[
    '//',
    '///',
    '/\\evil',
    '\\',
    '\\\\evil',
    'http://[',
    'http://',
    'https://[::1',
    'http://evil.example/',
    '*',
  ],
  ...[
    'http://evil.example:99999/',
    'file:///etc/passwd',
    'about',
    '/%',
    '/%zz',
    '/%c3%28',
    '/%00',
    '/\0',
    '/\x01',
    '/\x7f',
  ],
  ...[
    '/a\\b',
    '/%5cevil',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/etc/passwd',
    '//[/../..',
    '/:80:90',
  ],
  ...[`/${long}`, `/?${long}`, '?', '#', ''],
].map((target) => `GET ${target}`);

/** The same, of methods. */
export const oddMethods: readonly string[] = [
  ...[
    'OPTIONS *',
    'CONNECT evil.example:1',
    'CONNECT [',
    'TRACE /none',
    'BREW /none',
    'get /none',
    'PROPFIND /none',
  ],
  ...['G\0T /none', '', ' ', 'GET', `${long} /none`, 'DELETE //', 'POST http://[', 'PUT \\'],
];
