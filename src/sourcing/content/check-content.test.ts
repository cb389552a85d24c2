import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import nodePath from 'node:path';
import { checkContent, readContent } from './check-content';
import { formatProblem } from './errors';

const siteContent = nodePath.resolve(__dirname, '../../../content');

describe('the content of the site', () => {
  const { documents, problems } = checkContent(siteContent);
  const answerOf = (slug: string) => {
    const question = documents.find((document) => document.kind === 'faq-question' && document.slug === slug);
    if (question?.kind !== 'faq-question') throw new Error(`There is no question ${slug}`);
    return question.fields.body;
  };

  it('has no mistake', () => {
    expect(problems.map(formatProblem)).toEqual([]);
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

describe('a folder of content', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(nodePath.join(tmpdir(), 'content-'));
    cpSync(siteContent, root, { recursive: true, filter: (file) => !/\.(mp4|webm)$/.test(file) });
    writeFileSync(nodePath.join(root, 'home/media/intro.mp4'), '');
    writeFileSync(nodePath.join(root, 'home/media/intro.webm'), '');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const change = (file: string, from: string, to: string) => {
    const target = nodePath.join(root, file);
    const text = readFileSync(target, 'utf8');
    expect(text).toContain(from);
    writeFileSync(target, text.replace(from, to));
  };
  const problems = () => checkContent(root).problems.map(formatProblem);

  it('has every file that a page needs', () => {
    rmSync(nodePath.join(root, 'home/vision.md'));
    expect(problems()).toEqual(['content/home/vision.md:1:1 expected this file, found none']);
  });

  it('has the media that its files name', () => {
    rmSync(nodePath.join(root, 'home/media/hero.jpg'));
    expect(problems()).toEqual([
      expect.stringMatching(/^content\/home\/hero\.md:\d+:8 image: expected the name of a file that exists/),
    ]);
  });

  it('puts questions only into existing categories', () => {
    change('faq/financing.md', 'category: buying', 'category: bying');
    expect(problems()).toEqual([
      'content/faq/financing.md:2:11 category: expected an id of content/faq/_categories.md (buying, renting, care), found "bying"; did you mean "buying"?',
    ]);
  });

  it('gives each question of a category its own order', () => {
    change('faq/separate-deed.md', 'order: 20', 'order: 10');
    expect(problems()).toEqual([
      'content/faq/transaction-tax.md:3:8 order: expected a place of its own in "buying", found 10 as in content/faq/separate-deed.md',
    ]);
  });

  it('gives each category its own id', () => {
    change('faq/_categories.md', 'id: renting', 'id: buying');
    expect(problems()).toContainEqual(
      expect.stringMatching(
        /^content\/faq\/_categories\.md:\d+:9 categories\[1\]\.id: expected an id of its own/,
      ),
    );
  });

  it('is not read for pages while it has mistakes, and the error names all of them', () => {
    change('faq/financing.md', 'order: 50', 'order: last');
    change('home/mission.md', '  en: Mission', '  en:');
    expect(() => readContent(root)).toThrow(
      /^content\/faq\/financing\.md:3:8 order: .*\ncontent\/home\/mission\.md:5:3 heading\.en: /,
    );
  });

  it('leaves hidden questions out of the pages', () => {
    change('faq/financing.md', 'order: 50', 'order: 50\nhidden: true');
    expect(readContent(root)).toHaveLength(readContent(siteContent).length - 1);
    expect(readContent(root).map(({ slug }) => slug)).not.toContain('financing');
  });
});
