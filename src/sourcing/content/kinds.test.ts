import { problemsOf } from './testing';

describe('content files', () => {
  const guarantees = (years: string) => `---
heading: { ar: الضمان, en: Guarantees }
lead: { ar: بمقياسها, en: To scale }
axis: { ar: بالأعوام, en: In years }
items:
  - title: { ar: الهيكل, en: Structure }
    note: { ar: الأساسات, en: Foundations }
    years: ${years}
---
`;

  it('allow a guarantee of 30 years at most @9.11', () => {
    const file = 'content/home/guarantees.md';
    expect(problemsOf(guarantees('30'), file)).toEqual([]);
    expect(problemsOf(guarantees('31'), file)).toEqual([
      'content/home/guarantees.md:8:12 items[0].years: expected the years from handover, a whole number from 1 to 30, e.g. 15, found the number 31',
    ]);
  });

  it('need at least one row in a list', () => {
    const text = '---\nheading: { ar: أهدافنا, en: Objectives }\nitems: []\n---\n';
    expect(problemsOf(text, 'content/home/objectives.md')).toEqual([
      'content/home/objectives.md:3:1 items: expected the objectives as a list, each row beginning with "- ", found an empty list',
    ]);
  });

  it('of fields only have no text below them', () => {
    const text = '---\nheading: { ar: رؤيتنا, en: Vision }\ntext: { ar: بيت, en: A home }\n---\n\nMore\n';
    expect(problemsOf(text, 'content/home/vision.md')).toEqual([
      'content/home/vision.md:6:1 expected no text below the second ---; this file keeps its texts in the fields above',
    ]);
  });

  const partners = (logo: string) =>
    `---\nheading: { ar: شركاؤنا, en: Our partners }\nitems:\n  - name: { ar: صهوان, en: Sahwan }\n    logo: ${logo}\n---\n`;
  const partnerProblems = (logo: string) =>
    problemsOf(partners(logo), 'content/home/partners.md', (media) => media === 'media/sahwan.svg');

  it('name existing media of the right type in the media folder', () => {
    expect(partnerProblems('media/sahwan.svg')).toEqual([]);
    expect(partnerProblems('media/Sahwan.svg')).toEqual([
      'content/home/partners.md:5:11 items[0].logo: expected the name of a file that exists (capital and small letters count), found the text "media/Sahwan.svg"',
    ]);
    for (const wrong of [
      'media/sahwan.jpg',
      '../about/sahwan.svg',
      'media/../sahwan.svg',
      'https://example.sa/a.svg',
    ]) {
      expect(partnerProblems(wrong)).toEqual([
        expect.stringContaining('expected the logo, a file in the media folder (svg), e.g. media/partners/'),
      ]);
    }
  });

  const saleUnits = (to: string) =>
    `---\nheading: { ar: وحدات للبيع, en: Homes for sale }\naction: { label: { ar: الكل, en: All }, to: '${to}' }\n---\n`;

  it.each(['/projects', '/FAQ#deed', 'https://example.sa', 'mailto:a@example.sa', 'tel:+966500000001'])(
    'may link to %s',
    (to) => expect(problemsOf(saleUnits(to), 'content/home/sale-units.md')).toEqual([]),
  );

  it.each(['projects', '//example.sa', 'javascript:alert(1)', 'http://example.sa'])(
    'may not link to %s',
    (to) => {
      expect(problemsOf(saleUnits(to), 'content/home/sale-units.md')).toEqual([
        expect.stringMatching(
          /^content\/home\/sale-units\.md:3:\d+ action\.to: expected where it leads: a path/,
        ),
      ]);
    },
  );

  it('list the words of a choice and suggest the one that was meant', () => {
    const text = `---\nitems:\n  - value: 1989\n    format: yaer\n    label: { ar: سنة التأسيس, en: Year founded }\n---\n`;
    expect(problemsOf(text, 'content/about/figures.md')).toEqual([
      'content/about/figures.md:4:13 items[0].format: expected how the number is written, one of: year, count, found the text "yaer"; did you mean "year"?',
    ]);
  });

  it('have one of the names that pages use', () => {
    expect(problemsOf('', 'content/about/figure.md')).toEqual([
      'content/about/figure.md:1:1 expected about/intro.md, about/figures.md, about/milestones.md, found about/figure.md; did you mean "about/figures.md"?',
    ]);
    expect(problemsOf('', 'content/faq/Deed 2.md')).toEqual([
      expect.stringContaining('file names are small letters, digits and hyphens'),
    ]);
  });
});
