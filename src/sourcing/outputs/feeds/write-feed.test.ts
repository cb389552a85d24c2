/** @jest-environment jsdom */
import { parseRssFeed } from 'feedsmith';
import { maxArticles, writeFeed, type FeedArticle, type FeedChannel } from './write-feed';

const channel: FeedChannel = {
  siteUrl: 'https://shaqool.example',
  title: 'Articles — Shaqool & sons',
  description: 'What we <learned>',
  copyright: 'Shaqool',
};

const article = (slug: string, more: Partial<FeedArticle> = {}): FeedArticle => ({
  slug,
  title: { ar: 'مقال', en: 'Article' },
  excerpt: { ar: 'خلاصة', en: 'Summary' },
  body_html: { ar: '<p>نص</p>', en: '<p>Text</p>' },
  published_at: '2026-03-02T08:00:00Z',
  cover: null,
  ...more,
});

function parsed(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const textOf = (parent: Element | null, name: string) =>
    [...(parent?.children ?? [])].find(({ tagName }) => tagName === name)?.textContent ?? null;
  const items = [...document.querySelectorAll('channel > item')];
  return {
    document,
    channel: (name: string) => textOf(document.querySelector('channel'), name),
    item: (name: string, index = 0) => textOf(items[index] ?? null, name),
    items,
  };
}

test('the channel has title, link, language, its own address and the date of the newest article', () => {
  const older = article('older', { published_at: '2025-01-01T00:00:00Z' });
  const feed = parsed(writeFeed([article('newer'), older], 'en', channel));
  expect(feed.channel('title')).toBe(channel.title);
  expect(feed.channel('description')).toBe(channel.description);
  expect(feed.channel('link')).toBe('https://shaqool.example/en/blogs');
  expect(feed.channel('language')).toBe('en-us');
  expect(feed.channel('lastBuildDate')).toBe('Mon, 02 Mar 2026 08:00:00 GMT');
  expect(feed.document.querySelector('channel > [rel="self"]')?.getAttribute('href')).toBe(
    'https://shaqool.example/en/blogs/rss.xml',
  );
  expect(feed.items).toHaveLength(2);
});

test('a feed reader finds every field where RSS 2.0 has it @11.3', () => {
  const cover = {
    url: 'https://api.example/a.jpg',
    file: { size: 12, internal: { mediaType: 'image/jpeg' } },
  };
  const feed = parseRssFeed(writeFeed([article('tax', { cover })], 'ar', channel));
  expect(feed).toMatchObject({
    ...{ title: channel.title, description: channel.description, language: 'ar-sa' },
    link: 'https://shaqool.example/blogs',
    atom: { links: [{ rel: 'self', href: 'https://shaqool.example/blogs/rss.xml' }] },
  });
  expect(feed.items).toMatchObject([
    {
      ...{ title: 'مقال', description: 'خلاصة', link: 'https://shaqool.example/blogs/tax' },
      guid: { value: 'https://shaqool.example/blogs/tax' },
      content: { encoded: '<p>نص</p>' },
      enclosures: [{ url: cover.url, length: 12, type: 'image/jpeg' }],
    },
  ]);
  expect(new Date(feed.items?.[0]?.pubDate ?? '').toISOString()).toBe('2026-03-02T08:00:00.000Z');
});

test('an item has its address in the language of the feed, also as its permanent id', () => {
  const arabic = parsed(writeFeed([article('tax')], 'ar', channel));
  expect(arabic.item('link')).toBe('https://shaqool.example/blogs/tax');
  expect(arabic.item('guid')).toBe(arabic.item('link'));
  expect(arabic.item('title')).toBe('مقال');
  expect(arabic.channel('language')).toBe('ar-sa');
  expect(parsed(writeFeed([article('tax')], 'en', channel)).item('guid')).toBe(
    'https://shaqool.example/en/blogs/tax',
  );
});

test('an item has the summary, the whole text and the day of its article @10.1', () => {
  const texts = {
    excerpt: { ar: 'خلاصة', en: 'Summary' },
    body_html: { ar: '<p>نص</p>', en: '<p>Text</p>' },
  };
  const dated = [
    article('newer', texts),
    article('older', { ...texts, published_at: '2025-01-01T00:00:00Z' }),
  ];
  for (const [locale, summary, body] of [
    ['ar', 'خلاصة', '<p>نص</p>'],
    ['en', 'Summary', '<p>Text</p>'],
  ] as const) {
    const feed = parsed(writeFeed(dated, locale, channel));
    expect([feed.item('description'), feed.item('content:encoded')]).toEqual([summary, body]);
    expect([feed.item('pubDate'), feed.item('pubDate', 1)]).toEqual([
      'Mon, 02 Mar 2026 08:00:00 GMT',
      'Wed, 01 Jan 2025 00:00:00 GMT',
    ]);
  }
});

test('a feed has the thirty newest articles @10.1', () => {
  expect(maxArticles).toBe(30);
  const all = Array.from({ length: 31 }, (_, index) => article(`article-${index}`));
  const feed = parsed(writeFeed(all, 'en', channel));
  expect(feed.items).toHaveLength(30);
  expect(feed.item('link', 29)).toBe('https://shaqool.example/en/blogs/article-29');
});

test('unchanged articles give the same bytes @10.1', () => {
  expect(writeFeed([article('a')], 'ar', channel)).toBe(writeFeed([article('a')], 'ar', channel));
  expect(writeFeed([], 'ar', channel)).toBe(writeFeed([], 'ar', channel));
});

test.each([
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  [']]> & ]]><item><title>forged</title></item>', ']] > & ]] ><item><title>forged</title></item>'],
  ['A \u0000\u0008\u000b\ud800 B', 'A  B'],
  ['&lt;b&gt; &amp;amp; &nbsp;', '&lt;b&gt; &amp;amp; &nbsp;'],
  ['\u202Eltit\u2066', 'ltit'],
  ['x'.repeat(300), 'x'.repeat(300)],
])('hostile text stays text: %j @10.1', (hostile, readable) => {
  const words = { ar: hostile, en: hostile };
  const articles = [article('a', { title: words, excerpt: words }), article('b')];
  const feed = parsed(writeFeed(articles, 'ar', channel));
  expect(feed.items).toHaveLength(2);
  expect(feed.items[0]?.children).toHaveLength(6);
  const title = feed.item('title');
  expect(title).toBe(readable);
  // The description is HTML to its readers: as such it has no element.
  const shown = new DOMParser().parseFromString(feed.item('description') ?? '', 'text/html');
  expect(shown.body.children).toHaveLength(0);
  expect(shown.body.textContent).toBe(title);
});

test('addresses in the text are absolute, and links to pages keep the language of the feed', () => {
  const body =
    '<p><a href="/projects?page=2&amp;desc=1">1</a> <a href="#part-1">2</a> <a href="mailto:a@b.example">3</a> ' +
    '<a href="/media/plan.pdf">4</a> <a href="http://[">5</a><img src="/media/a.jpg" /></p>';
  const feed = parsed(writeFeed([article('a', { body_html: { ar: body, en: body } })], 'en', channel));
  const shown = new DOMParser().parseFromString(feed.item('content:encoded') ?? '', 'text/html');
  expect([...shown.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://shaqool.example/en/projects?page=2&desc=1',
    'https://shaqool.example/en/blogs/a#part-1',
    'mailto:a@b.example',
    'https://shaqool.example/media/plan.pdf',
    'http://[',
  ]);
  expect(shown.querySelector('img')?.getAttribute('src')).toBe('https://shaqool.example/media/a.jpg');
});

test('a cover with known size and type is the enclosure, unless its address is not HTTP', () => {
  const file = { size: 1234, internal: { mediaType: 'image/jpeg' } };
  const withCover = (url: string) =>
    parsed(writeFeed([article('a', { cover: { url, file } })], 'ar', channel)).document.querySelector(
      'item > enclosure',
    );
  const enclosure = withCover('https://api.example/a.jpg?w=1&h="<2>"');
  expect(enclosure?.getAttribute('url')).toBe('https://api.example/a.jpg?w=1&h=%22%3C2%3E%22');
  expect(enclosure?.getAttribute('length')).toBe('1234');
  expect(enclosure?.getAttribute('type')).toBe('image/jpeg');
  expect(withCover('javascript:alert(1)')).toBeNull();
});

test('an article without a valid date is left out', () => {
  const feed = parsed(writeFeed([article('a', { published_at: 'soon' }), article('b')], 'ar', channel));
  expect(feed.items).toHaveLength(1);
});
