export interface Budget {
  /** Name of the page's component: its file below `src`, as Gatsby writes it into chunk names. */
  component: string;
  javascript: number;
  html: number;
  /** Pictures that are loaded with the page. */
  eagerPictures: number;
  /** Pictures that are loaded as the visitor scrolls, to the end of the page. */
  lazyPictures: number;
}

const KB = 1_000;

/** @param eager @param lazy KB */
const pictures = (eager: number, lazy: number) => ({ eagerPictures: eager * KB, lazyPictures: lazy * KB });

/** For pages without photographs: the brand, and drawings. */
const noPhotos = pictures(10, 20);

/**
 * Limits of a first visit, in bytes after brotli (a KB is 1,000 bytes here): the JavaScript that the page's own HTML
 * loads, and the HTML with its styles. Pictures count as a phone loads them, 412 pixels wide at a density of 1.75. A page
 * over its budget fails the build.
 */
export const budgets: readonly Budget[] = [
  { component: 'pages/index', javascript: 111 * KB, html: 30 * KB, ...pictures(40, 200) },
  { component: 'pages/about', javascript: 100 * KB, html: 30 * KB, ...pictures(40, 120) },
  { component: 'pages/FAQ', javascript: 97 * KB, html: 30 * KB, ...noPhotos },
  { component: 'pages/404', javascript: 97 * KB, html: 30 * KB, ...noPhotos },
  { component: 'pages/projects/index', javascript: 112 * KB, html: 30 * KB, ...pictures(50, 150) },
  { component: 'pages/rentals/index', javascript: 113 * KB, html: 30 * KB, ...pictures(50, 200) },
  { component: 'pages/blogs/index', javascript: 110 * KB, html: 30 * KB, ...pictures(50, 220) },
  { component: 'pages/projects/compare', javascript: 111 * KB, html: 30 * KB, ...noPhotos },
  { component: 'pages/projects/contact/index', javascript: 108 * KB, html: 30 * KB, ...noPhotos },
  { component: 'pages/consultation', javascript: 108 * KB, html: 30 * KB, ...noPhotos },
  { component: 'pages/maintenance', javascript: 109 * KB, html: 30 * KB, ...noPhotos },
  { component: 'pages/intrest', javascript: 109 * KB, html: 30 * KB, ...noPhotos },
  { component: 'templates/project-detail', javascript: 137 * KB, html: 40 * KB, ...pictures(50, 80) },
  { component: 'templates/unit', javascript: 124 * KB, html: 30 * KB, ...pictures(50, 40) },
  { component: 'templates/project-contact', javascript: 113 * KB, html: 40 * KB, ...noPhotos },
  { component: 'templates/project-share', javascript: 107 * KB, html: 40 * KB, ...pictures(50, 20) },
  { component: 'templates/rental', javascript: 119 * KB, html: 30 * KB, ...pictures(50, 60) },
  { component: 'templates/withdrawn-advert', javascript: 109 * KB, html: 30 * KB, ...pictures(50, 120) },
  { component: 'templates/blog', javascript: 107 * KB, html: 30 * KB, ...pictures(50, 120) },
];

/** For components without a row of their own. */
export const otherPages = { javascript: 99 * KB, html: 30 * KB, ...noPhotos };

/**
 * Limit of all JavaScript that the page of a form loads before the form is touched, also when idle, in bytes after brotli; the code
 * of other pages that is fetched ahead does not count. `e2e/performance/form-weight.spec.ts` checks it.
 */
export const untouchedForm = 130 * KB;
