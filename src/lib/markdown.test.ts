/** @jest-environment jsdom */
import { renderMarkdown } from './markdown';

describe('Markdown', () => {
  it('becomes paragraphs, lists, tables and links', () => {
    const html = renderMarkdown(
      'One **two**\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n[Rentals](/rentals)',
    );
    expect(html).toContain('<p>One <strong>two</strong></p>');
    expect(html).toMatch(/<ul>\s*<li>a<\/li>\s*<li>b<\/li>\s*<\/ul>/);
    expect(html).toContain('<td>2</td>');
    expect(html).toContain('<a href="/rentals">Rentals</a>');
  });

  it('keeps Arabic letters, numbers and signs as they are written', () => {
    expect(renderMarkdown('الضريبة 5% من 1,000,000 ريال؛ «نعم».')).toBe(
      '<p>الضريبة 5% من 1,000,000 ريال؛ «نعم».</p>',
    );
  });

  it('starts its headings at the second level, because the page has the first', () => {
    expect(renderMarkdown('# Title\n\n## Part')).toMatch(/^<h2>Title<\/h2>\s*<h2>Part<\/h2>$/);
  });

  it('adds rel=noopener to links to other sites only', () => {
    const html = renderMarkdown(
      '[out](https://example.sa/a) [in](/about) [mail](mailto:a@example.sa) [call](tel:+966500000001)',
    );
    expect(html).toContain('<a href="https://example.sa/a" rel="noopener">out</a>');
    expect(html).toContain('<a href="/about">in</a>');
    expect(html).toContain('<a href="mailto:a@example.sa">mail</a>');
    expect(html).toContain('<a href="tel:+966500000001">call</a>');
  });

  it('shows a picture from a safe address, loaded lazily', () => {
    expect(renderMarkdown('![الواجهة](https://example.sa/a.jpg)')).toBe(
      '<p><img src="https://example.sa/a.jpg" alt="الواجهة" loading="lazy" decoding="async" /></p>',
    );
  });
});

describe('hostile Markdown', () => {
  const hostile: [what: string, text: string][] = [
    ['a script', 'a <script>alert(1)</script> b'],
    ['a script as a block of its own', '<script>\nalert(1)\n</script>'],
    ['a script hidden in a script', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['an event handler', '<img src=x onerror=alert(1)>'],
    ['an event handler in a link title', '[a](/b "x\\" onmouseover=\\"alert(1)")'],
    ['a frame', '<iframe src="https://example.sa"></iframe>'],
    ['a style', '<style>body{display:none}</style><p style="position:fixed">a</p>'],
    ['a form', '<form action="https://example.sa"><input name="card"></form>'],
    ['a drawing with a script', '<svg><script>alert(1)</script></svg>'],
    ['a javascript link', '[a](javascript:alert(1))'],
    [
      'a javascript link in capitals, with entities',
      '[a](JaVaScRiPt&#58;alert(1)) [b](java&#10;script:alert(1))',
    ],
    ['a javascript link by reference', '[a][1]\n\n[1]: javascript:alert(1)'],
    ['a javascript autolink', '<javascript:alert(1)>'],
    ['a data link', '[a](data:text/html;base64,PHNjcmlwdD4=)'],
    ['a raw link in nested tags', '<div><p><a href="javascript:alert(1)">a</a></p></div>'],
  ];

  it.each(hostile)('removes %s', (_what, text) => {
    const page = parse(renderMarkdown(text));
    expect(page.tags.filter((tag) => !['p', 'a', 'h2', 'br'].includes(tag))).toEqual([]);
    expect(page.attributes.filter((name) => !['href', 'title', 'rel'].includes(name))).toEqual([]);
    expect(page.schemes.filter((scheme) => !['http:', 'https:', 'mailto:', 'tel:'].includes(scheme))).toEqual(
      [],
    );
  });

  it('keeps the text of raw HTML, and drops the content of a script', () => {
    expect(renderMarkdown('<div>Handover <b>in June</b></div>')).toBe('Handover in June');
    expect(renderMarkdown('<script>alert(1)</script>\n\nEnd')).toBe('<p>End</p>');
  });

  it('removes a link to another host without a scheme, and keeps its text', () => {
    expect(renderMarkdown('[care](//example.sa)')).toBe('<p><a>care</a></p>');
  });

  it('removes a picture without a safe address', () => {
    expect(renderMarkdown('![a](data:image/png;base64,AAAA)')).toBe('<p></p>');
    expect(renderMarkdown('![b](http://example.sa/b.png)')).toBe('<p></p>');
  });

  it('removes bidi controls, and keeps the marks that Arabic needs', () => {
    expect(renderMarkdown('pay \u202Emoc.live\u202C now')).toBe('<p>pay moc.live now</p>');
    expect(renderMarkdown('pay &#x202E;moc.live&#8238; now \u2067a')).toBe('<p>pay moc.live now a</p>');
    expect(renderMarkdown('المبنى \u200EA-1\u200F الأول')).toBe('<p>المبنى \u200EA-1\u200F الأول</p>');
  });
});

/** Element names, attribute names and link schemes of the HTML as a browser parses it. */
function parse(html: string) {
  const elements = [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')];
  const attributes = elements.flatMap((element) => [...element.attributes]);
  return {
    tags: elements.map(({ localName }) => localName),
    attributes: attributes.map(({ name }) => name),
    schemes: attributes
      .filter(({ name }) => name === 'href' || name === 'src')
      .map(({ value }) => new URL(value, 'https://site.example').protocol),
  };
}
