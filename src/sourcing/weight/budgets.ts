export interface Budget {
  /** Name of the page's component: its file below `src`, as Gatsby writes it into chunk names. */
  component: string;
  javascript: number;
  html: number;
}

const KB = 1_000;

/**
 * Limits of a first visit, in bytes after brotli (a KB is 1,000 bytes here): the JavaScript that the page's own HTML
 * loads, and the HTML with its styles. A page over its budget fails the build.
 */
export const budgets: readonly Budget[] = [
  { component: 'pages/index', javascript: 112 * KB, html: 30 * KB },
  { component: 'pages/about', javascript: 100 * KB, html: 30 * KB },
  { component: 'pages/FAQ', javascript: 100 * KB, html: 30 * KB },
  { component: 'pages/404', javascript: 112 * KB, html: 30 * KB },
  { component: 'pages/projects/index', javascript: 116 * KB, html: 30 * KB },
  { component: 'pages/rentals/index', javascript: 116 * KB, html: 30 * KB },
  { component: 'pages/blogs/index', javascript: 112 * KB, html: 30 * KB },
  { component: 'pages/projects/compare', javascript: 116 * KB, html: 30 * KB },
  { component: 'pages/projects/contact/index', javascript: 112 * KB, html: 30 * KB },
  { component: 'pages/consultation', javascript: 112 * KB, html: 30 * KB },
  { component: 'pages/maintenance', javascript: 112 * KB, html: 30 * KB },
  { component: 'pages/intrest', javascript: 112 * KB, html: 30 * KB },
  { component: 'templates/project-detail', javascript: 140 * KB, html: 40 * KB },
  { component: 'templates/project-contact', javascript: 116 * KB, html: 40 * KB },
  { component: 'templates/project-share', javascript: 110 * KB, html: 40 * KB },
  { component: 'templates/rental', javascript: 120 * KB, html: 30 * KB },
  { component: 'templates/blog', javascript: 112 * KB, html: 30 * KB },
];

/** For components without a row of their own. */
export const otherPages = { javascript: 106 * KB, html: 30 * KB };
