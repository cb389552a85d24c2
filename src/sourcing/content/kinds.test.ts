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
      'content/home/guarantees.md:8:12 Guarantee 1 › Years from handover: A whole number from 1 to 30 belongs here, without commas, such as 15. Found: 31.',
    ]);
  });

  it('need at least one row in a list', () => {
    const text = '---\nheading: { ar: أهدافنا, en: Objectives }\nitems: []\n---\n';
    expect(problemsOf(text, 'content/home/objectives.md')).toEqual([
      'content/home/objectives.md:3:1 Objectives: A list of at least one row belongs here; each row begins with “- ”. Found: an empty list.',
    ]);
  });

  it('of fields only have no text below them', () => {
    const text = '---\nheading: { ar: رؤيتنا, en: Vision }\ntext: { ar: بيت, en: A home }\n---\n\nMore\n';
    expect(problemsOf(text, 'content/home/vision.md')).toEqual([
      expect.stringMatching(/^content\/home\/vision\.md:6:1 This file has no text below the second line ---/),
    ]);
  });

  const partners = (logo: string) =>
    `---\nheading: { ar: شركاؤنا, en: Our partners }\nitems:\n  - name: { ar: صهوان, en: Sahwan }\n    logo: ${logo}\n---\n`;
  const partnerProblems = (logo: string) =>
    problemsOf(partners(logo), 'content/home/partners.md', {
      fileExists: (media) => media === 'media/sahwan.svg',
    });

  it('name existing media of the right type in the media folder', () => {
    expect(partnerProblems('media/sahwan.svg')).toEqual([]);
    expect(partnerProblems('media/Sahwan.svg')).toEqual([
      expect.stringMatching(
        /^content\/home\/partners\.md:5:11 Partner 1 › Logo: There is no file of this name/,
      ),
    ]);
    for (const wrong of [
      'media/sahwan.jpg',
      '../about/sahwan.svg',
      'media/../sahwan.svg',
      'https://example.sa/a.svg',
    ]) {
      expect(partnerProblems(wrong)).toEqual([
        expect.stringContaining(
          'The name of a file in the media folder belongs here (svg), such as media/partners/',
        ),
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
          /^content\/home\/sale-units\.md:3:\d+ Button › Leads to: Write where it leads: a page/,
        ),
      ]);
    },
  );

  it('list the words of a choice and suggest the one that was meant', () => {
    const text = `---\nitems:\n  - value: 1989\n    format: yaer\n    label: { ar: سنة التأسيس, en: Year founded }\n---\n`;
    expect(problemsOf(text, 'content/about/figures.md')).toEqual([
      'content/about/figures.md:4:13 Figure 1 › How it is written: One of these words belongs here: year, count. Found: “yaer”. Did you mean “year”?',
    ]);
  });

  it('have one of the names that pages use', () => {
    expect(problemsOf('', 'content/about/figure.md')).toEqual([
      'content/about/figure.md:1:1 No page reads a file of this name. Did you mean “about/figures.md”?',
    ]);
    expect(problemsOf('', 'content/faq/Deed 2.md')).toEqual([
      expect.stringContaining('such as deed-2.md. Rename it.'),
    ]);
  });
});
