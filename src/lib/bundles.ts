/** Gatsby's bundles, for example `/app-0b8a57f0aa2b.js` and `/styles.3f0e5c1a9d2b.css`, in the common ground of JavaScript and PCRE. */
export const bundlePattern = '^/[^/]*[-.][0-9a-f]{12,}[.](?:js|css)$';

const bundle = new RegExp(bundlePattern);

/** Whether this path is one of a bundle. */
export const isBundle = (pathname: string): boolean => bundle.test(pathname);

/** Whether the name of this file changes with its content. */
export const isNamedByContent = (pathname: string): boolean =>
  pathname.startsWith('/static/') || isBundle(pathname);
