import { readingMinutes, renderArticle, withHeadingIds } from './article';

describe('the contents of an article', () => {
  it('have each heading of the second level, with its id in the body', () => {
    const { html, contents } = withHeadingIds(
      '<h2>Light &amp; air</h2><p>a</p><h3>b</h3><h2>The <em>sun</em></h2>',
    );
    expect(html).toBe(
      '<h2 id="part-1">Light &amp; air</h2><p>a</p><h3>b</h3><h2 id="part-2">The <em>sun</em></h2>',
    );
    expect(contents).toEqual([
      { id: 'part-1', text: 'Light & air' },
      { id: 'part-2', text: 'The sun' },
    ]);
  });

  it('leave out an empty heading', () => {
    expect(withHeadingIds('<h2></h2>').contents).toEqual([]);
  });

  it('have plain text only, whatever the heading contained', () => {
    const { contents, body_html } = renderArticle({
      ar: '## <img src=x onerror=alert(1)> الشمس',
      en: '## [Sun](javascript:alert(1)) <script>alert(1)</script>',
    });
    expect(contents.ar).toEqual([{ id: 'part-1', text: 'الشمس' }]);
    expect(contents.en[0]?.text).toMatch(/^Sun/);
    expect(`${body_html.ar}${body_html.en}`).not.toMatch(/javascript:|onerror|<script|<img/);
  });
});

test.each([
  [10, 'en', 1],
  [500, 'en', 3],
  [640, 'ar', 4],
] as const)('%i words in %s take %i minutes to read', (words, locale, minutes) => {
  expect(readingMinutes(`<p>${'word '.repeat(words)}</p>`, locale)).toBe(minutes);
});
