/** @jest-environment jsdom */
import { parseContentFile } from '../content';
import { contentRows } from './content-rows';

const categories = parseContentFile({
  path: 'content/faq/_categories.md',
  text: `---
categories:
  - { id: buying, label: { ar: الشراء, en: Buying } }
  - { id: care, label: { ar: الضمان, en: Guarantee } }
---
`,
});

const question = (slug: string, category: string, order: number, more = '') =>
  parseContentFile({
    path: `content/faq/${slug}.md`,
    text: `---
category: ${category}
order: ${order}
${more}question: { ar: متى؟, en: When? }
---

# العربية

اليوم.

# English

Today.
`,
  });

describe('rows of the content', () => {
  it('list each category with its questions, by their order', () => {
    const rows = contentRows(
      [
        categories,
        question('deed', 'buying', 20),
        question('cover', 'care', 10),
        question('tax', 'buying', 10),
      ],
      '/site/content',
    ).filter(({ type }) => type === 'FaqCategory');
    expect(rows).toEqual([
      {
        type: 'FaqCategory',
        key: 'buying',
        fields: {
          slug: 'buying',
          label: { ar: 'الشراء', en: 'Buying' },
          order: 0,
          questions: ['tax', 'deed'],
        },
      },
      {
        type: 'FaqCategory',
        key: 'care',
        fields: { slug: 'care', label: { ar: 'الضمان', en: 'Guarantee' }, order: 1, questions: ['cover'] },
      },
    ]);
  });

  it('identify a question by its file name and hold its answer as HTML', () => {
    expect(contentRows([question('tax', 'buying', 10)], '/site/content')).toEqual([
      {
        type: 'FaqQuestion',
        key: 'tax',
        fields: {
          slug: 'tax',
          question: { ar: 'متى؟', en: 'When?' },
          answer_html: { ar: '<p>اليوم.</p>', en: '<p>Today.</p>' },
        },
      },
    ]);
  });

  it('name the plugin that a question needs', () => {
    const rows = contentRows([question('rent', 'buying', 10, 'plugin: Rental\n')], '/site/content');
    expect(rows).toEqual([expect.objectContaining({ key: 'rent' })]);
    expect(rows[0]?.fields).toMatchObject({ slug: 'rent', plugin: 'Rental' });
  });

  it('give media as absolute paths, from the folder of the content file', () => {
    const partners = parseContentFile({
      path: 'content/home/partners.md',
      text: `---
heading: { ar: شركاؤنا, en: Partners }
items:
  - { name: { ar: صهوان, en: media/Sahwan }, logo: media/partners/sahwan.svg }
---
`,
    });
    expect(contentRows([partners], '/site/content')).toEqual([
      {
        type: 'Partners',
        key: 'partners',
        fields: {
          heading: { ar: 'شركاؤنا', en: 'Partners' },
          items: [
            {
              name: { ar: 'صهوان', en: 'media/Sahwan' },
              logo: '/site/content/home/media/partners/sahwan.svg',
            },
          ],
        },
      },
    ]);
  });
});
