import nodePath from 'node:path';
import { checkContent } from './check-content';
import type { ContentDocument } from './kinds';
import { formatProblem, type ContentProblem } from './problems';

const siteContent = nodePath.resolve(__dirname, '../../../content');

describe('the content of the site', () => {
  let documents: ContentDocument[];
  let problems: ContentProblem[];
  beforeAll(async () => ({ documents, problems } = await checkContent(siteContent)));
  const answerOf = (slug: string) => {
    const question = documents.find((document) => document.kind === 'faq-question' && document.slug === slug);
    if (question?.kind !== 'faq-question') throw new Error(`There is no question ${slug}`);
    return question.fields.body;
  };

  it('has no mistake', () => {
    expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual([]);
  });

  it('answers at least twelve questions in three categories', () => {
    const questions = documents.flatMap((document) =>
      document.kind === 'faq-question' ? [document.fields] : [],
    );
    expect(questions.length).toBeGreaterThanOrEqual(12);
    expect(new Set(questions.map(({ category }) => category)).size).toBe(3);
  });

  it('says that a new apartment rents for 7–8 % of its value @9.13', () => {
    const { ar, en } = answerOf('rent-share-of-value');
    expect(ar).toMatch(/للشقة الجديدة.*بين 7% و8% من قيمتها/);
    expect(en).toMatch(/new apartment.*between 7% and 8% of its value/);
  });

  it('says that the tax is 5 %, for a first home only above one million @9.14', () => {
    const { ar, en } = answerOf('transaction-tax');
    expect(ar).toMatch(
      /الضريبة 5%.*على البائع.*مسكنك الأول.*فلا ضريبة على ما دون المليون، وتُحسب 5% على ما زاد عليه فقط.*كامل القيمة.*23 نوفمبر 2026.*zatca/s,
    );
    expect(en).toMatch(
      /tax is 5%.*seller owes it.*first home.*nothing is due below one million.*5% applies only to the part above.*full value.*23 November 2026.*zatca/s,
    );
  });

  it('says on the About page that the company was founded in 1989 @9.12', () => {
    const about = documents.filter(({ path }) => path.startsWith('content/about/'));
    const [intro] = about.flatMap((document) => (document.kind === 'about-intro' ? [document.fields] : []));
    const figures = about.flatMap((document) => (document.kind === 'figures' ? document.fields.items : []));
    expect(intro?.lead.ar).toContain('1989');
    expect(intro?.lead.en).toContain('1989');
    expect(figures).toContainEqual(
      expect.objectContaining({
        value: 1989,
        format: 'year',
        label: { ar: 'سنة التأسيس', en: 'Year founded' },
      }),
    );
  });
});
