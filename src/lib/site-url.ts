/** Origin under which visitors see the site, without a trailing slash; baked into the build. */
export const siteUrl = process.env['GATSBY_SITE_URL'] ?? '';
