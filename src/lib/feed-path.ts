/** Where the feed of the articles is, below the prefix of each language. */
export const feedPath = '/blogs/rss.xml';

/** The media type of RSS 2.0. */
export const feedType = 'application/rss+xml';
