/** Origin under which visitors see the site, without a trailing slash; fixed at the build. */
export const siteUrl = process.env['GATSBY_SITE_URL'] ?? '';
