/** The Content-Security-Policy of pages, and of answers that carry no page. */

/** What the pages of a build may run and load. Origins as in `https://api.example.sa`; their own is always allowed. */
export interface PageSources {
  /** Of the inline scripts: `sha256-…`. */
  scriptHashes: readonly string[];
  /** Called by scripts. */
  calls: readonly string[];
  /** Shown as pictures; may have `*` for a subdomain. */
  pictures: readonly string[];
}

const policy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

const none = ["'none'"];
const self = ["'self'"];

/** Styles are inlined in each page, and set by scripts, hence `unsafe-inline` for them; a style cannot run anything. */
export const pagePolicy = ({ scriptHashes, calls, pictures }: PageSources): string =>
  policy({
    // Firefox asks it for `<link rel=prefetch>`, which has no directive of its own; what has one is named below.
    'default-src': self,
    'object-src': none,
    'frame-src': none,
    // The service worker.
    'worker-src': self,
    'script-src': [...self, ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': [...self, "'unsafe-inline'"],
    'img-src': [...self, 'data:', ...pictures],
    'font-src': self,
    'media-src': self,
    'connect-src': [...self, ...calls],
    'manifest-src': self,
    'form-action': self,
    'base-uri': none,
    'frame-ancestors': none,
  });

/** What the editing page calls, shows and frames besides its own host. */
interface AdminSources {
  /** The host of the repository. */
  calls?: readonly string[];
  /** Pictures of the people who edit. */
  pictures?: readonly string[];
  /** The development site, where one runs beside it. */
  frames?: readonly string[];
}

/** Of the editing page, which decodes pictures, keeps files that are not saved yet, and shows previews in frames. */
export const adminPolicy = ({ calls = [], pictures = [], frames = [] }: AdminSources = {}): string =>
  policy({
    'default-src': none,
    'script-src': [...self, "'wasm-unsafe-eval'"],
    'style-src': [...self, "'unsafe-inline'"],
    'img-src': [...self, 'blob:', 'data:', ...pictures],
    'media-src': [...self, 'blob:'],
    'font-src': self,
    'connect-src': [...self, 'blob:', 'data:', ...calls],
    'worker-src': [...self, 'blob:'],
    'frame-src': [...self, 'blob:', ...frames],
    'form-action': none,
    'base-uri': self,
    'frame-ancestors': none,
  });

/** Of answers without a page: redirects, refusals, answers of the API. */
export const emptyPolicy = policy({
  'default-src': none,
  'form-action': none,
  'base-uri': none,
  'frame-ancestors': none,
});

/** Of a page of a build that did not say what its pages need: what holds for every page. */
export const unknownPolicy = policy({
  'object-src': none,
  'base-uri': none,
  'frame-ancestors': none,
});
