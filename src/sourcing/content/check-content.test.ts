import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import nodePath from 'node:path';
import { checkContent, readContent } from './check-content';
import { formatProblem } from './problems';

/** The beginnings of files that tell what they are. */
const mp4 = Buffer.from('0000001866747970', 'hex');
const webm = Buffer.from('1a45dfa300000000', 'hex');

const siteContent = nodePath.resolve(__dirname, '../../../content');

describe('a folder of content', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(nodePath.join(tmpdir(), 'content-'));
    cpSync(siteContent, root, { recursive: true, filter: (file) => !/\.(mp4|webm)$/.test(file) });
    writeFileSync(nodePath.join(root, 'home/media/intro.mp4'), mp4);
    writeFileSync(nodePath.join(root, 'home/media/intro.webm'), webm);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const file = (name: string) => nodePath.join(root, name);
  const change = (name: string, from: string, to: string) => {
    const text = readFileSync(file(name), 'utf8');
    expect(text).toContain(from);
    writeFileSync(file(name), text.replace(from, to));
  };
  const problems = async () =>
    (await checkContent(root)).problems.map((problem) => formatProblem(problem, 'en'));

  it('has every file that a page needs', async () => {
    rmSync(file('home/vision.md'));
    expect(await problems()).toEqual([
      expect.stringMatching(/^content\/home\/vision\.md:1:1 This file is missing/),
    ]);
  });

  it('has the media that its files name', async () => {
    rmSync(file('home/media/hero.jpg'));
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^content\/home\/hero\.md:\d+:8 Picture behind the title: There is no file of this name/,
      ),
    ]);
  });

  it('has no media that are not what their name says', async () => {
    writeFileSync(file('home/media/hero.jpg'), 'GIF?');
    expect(await problems()).toEqual([
      expect.stringMatching(/Picture behind the title: The file media\/hero\.jpg is no whole jpg/),
    ]);
  });

  it('names mistakes of a file and those between files at once, each with its field', async () => {
    change('faq/financing.md', 'category: buying', 'category: bying');
    change('faq/financing.md', '  en: Can I buy with bank financing?\n', '');
    change('faq/off-plan.md', 'order: 40', 'order: 30');
    change('faq/off-plan.md', '# English', 'انظر [هنا](/rentalz).\n\n# English');
    const found = await problems();
    for (const says of [
      /financing\.md:2:11 Category: .*no category “bying”/,
      /financing\.md:\d+:\d+ Question › English: There is no English text/,
      /reserving\.md:3:8 Place within the category: Another question/,
      /off-plan\.md:\d+:\d+ Answer › Arabic: The site has no page \/rentalz/,
    ])
      expect(found).toContainEqual(expect.stringMatching(says));
    // The place is named at both questions that have it.
    expect(found).toHaveLength(5);
  });

  it('says once what is wrong in a field by itself', async () => {
    change('faq/financing.md', 'category: buying', 'category: Buying a home');
    expect(await problems()).toEqual([expect.stringMatching(/financing\.md:2:11 Category: /)]);
  });

  it('says what to do with the picture of an iPhone', async () => {
    change('home/hero.md', 'media/hero.jpg', 'media/IMG_0001.HEIC');
    expect(await problems()).toEqual([
      expect.stringMatching(/^content\/home\/hero\.md:\d+:8 Picture behind the title: .*Export it as JPEG/),
    ]);
  });

  it('puts questions only into existing categories', async () => {
    change('faq/financing.md', 'category: buying', 'category: bying');
    expect(await problems()).toEqual([
      'content/faq/financing.md:2:11 Category: content/faq/_categories.md has no category “bying”. It has: buying, renting, care. Did you mean “buying”?',
    ]);
  });

  it('gives each question of a category its own order', async () => {
    change('faq/separate-deed.md', 'order: 20', 'order: 10');
    expect(await problems()).toEqual([
      'content/faq/separate-deed.md:3:8 Place within the category: Another question of this category has the place 10: content/faq/transaction-tax.md. Choose another number.',
      'content/faq/transaction-tax.md:3:8 Place within the category: Another question of this category has the place 10: content/faq/separate-deed.md. Choose another number.',
    ]);
  });

  it('gives each category its own id', async () => {
    change('faq/_categories.md', 'id: renting', 'id: buying');
    expect(await problems()).toContainEqual(
      expect.stringMatching(
        /^content\/faq\/_categories\.md:\d+:9 Category 2 › Name in the files: Another category above/,
      ),
    );
  });

  it('has no links that lead nowhere', async () => {
    change('home/sale-units.md', 'to: /projects', 'to: /project');
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^content\/home\/sale-units\.md:\d+:7 Button › Leads to: The site has no page \/project\./,
      ),
    ]);
  });

  it.each([
    ['faq/parking.txt', 'such as parking.md. Rename it.'],
    ['faq/Parking.MD', 'such as parking.md. Rename it.'],
    ['faq/موقف.md', 'such as first-home.md. Rename it.'],
    ['home/mission-2.md', 'Did you mean “home/mission.md”?'],
    ['notes.docx', 'No page reads a file of this name'],
  ])('has no file named %s', async (name, says) => {
    writeFileSync(file(name), readFileSync(file('faq/financing.md')));
    expect(await problems()).toEqual([expect.stringContaining(says)]);
  });

  it('says that a file is empty', async () => {
    writeFileSync(file('faq/parking.md'), '\n');
    expect(await problems()).toEqual([
      expect.stringMatching(/^content\/faq\/parking\.md:1:1 The file is empty/),
    ]);
  });

  it('ignores the files that systems leave in folders', async () => {
    for (const name of ['.DS_Store', 'Thumbs.db']) writeFileSync(file(`faq/${name}`), '?');
    expect(await problems()).toEqual([]);
  });

  it('names the encoding of a file that is not UTF-8', async () => {
    const text = readFileSync(file('faq/financing.md'), 'utf8');
    writeFileSync(file('faq/financing.md'), Buffer.from(`\uFEFF${text}`, 'utf16le'));
    writeFileSync(file('faq/separate-deed.md'), Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xe3, 0xca, 0xec]));
    expect(await problems()).toEqual([
      expect.stringMatching(/^content\/faq\/financing\.md:1:1 The file is saved as UTF-16/),
      expect.stringMatching(
        /^content\/faq\/separate-deed\.md:1:1 The file is saved in an old encoding such as Windows-1256/,
      ),
    ]);
  });

  it('may be saved by Windows: that is said, and shown all the same', async () => {
    const text = readFileSync(file('faq/financing.md'), 'utf8');
    writeFileSync(file('faq/financing.md'), `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    const { documents, warnings } = await readContent(root);
    expect(documents.map(({ slug }) => slug)).toContain('financing');
    expect(warnings.map(({ message }) => message.en)).toEqual([
      'The file begins with a hidden BOM, which Windows adds.',
      'The lines end as Windows writes them.',
    ]);
  });

  it('is not read for pages while it has mistakes, and the error names all of them', async () => {
    change('faq/financing.md', 'order: 50', 'order: last');
    change('home/mission.md', '  en: Mission', '  en:');
    writeFileSync(file('home/media/hero.jpg'), 'GIF?');
    await expect(readContent(root)).rejects.toThrow(
      /^content\/faq\/financing\.md:3:8 Place.*\ncontent\/home\/hero\.md:.*\ncontent\/home\/mission\.md:5:3 Heading › English: /,
    );
  });

  it('leaves hidden questions out of the pages', async () => {
    change('faq/financing.md', 'order: 50', 'order: 50\nhidden: true');
    const before = (await readContent(siteContent)).documents;
    const { documents } = await readContent(root);
    expect(documents).toHaveLength(before.length - 1);
    expect(documents.map(({ slug }) => slug)).not.toContain('financing');
  });
});
