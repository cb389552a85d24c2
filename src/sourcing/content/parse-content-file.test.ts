import { parseContentFile } from './parse-content-file';
import { mistakes, question } from './test-mistakes';
import { problemsOf } from './test-problems';

const path = 'content/faq/deed.md';

/** The problems after one text of the good file is changed into another. */
const afterChange = (from: string, to: string) => {
  expect(question).toContain(from);
  return problemsOf(question.replace(from, to), path);
};

describe('a question', () => {
  it('is read with both languages, its answer as safe HTML, and shown unless it is hidden', () => {
    expect(parseContentFile({ path, text: question })).toEqual({
      kind: 'faq-question',
      path,
      slug: 'deed',
      fields: {
        category: 'buying',
        order: 10,
        hidden: false,
        question: { ar: 'هل لكل وحدة صك؟', en: 'Does every home have a deed?' },
        body: {
          ar: '<p>نعم، <strong>صك مستقل</strong>.</p>',
          en: '<p>Yes, <a href="/projects">a separate one</a>.</p>',
        },
      },
    });
  });

  it('may be saved with the line ends and the byte order mark of Windows', () => {
    const windows = `\uFEFF${question.replaceAll('\n', '\r\n')}`;
    expect(parseContentFile({ path, text: windows })).toEqual(parseContentFile({ path, text: question }));
  });

  it('loses the line breaks around a text that is written as a block', () => {
    const text = question.replace('ar: هل لكل وحدة صك؟', 'ar: |\n    هل لكل وحدة صك؟');
    expect(parseContentFile({ path, text })).toEqual(parseContentFile({ path, text: question }));
  });
});

describe('a mistake names the file, the line and column, the field, what is expected and what is there', () => {
  it.each(mistakes)('%s', (_mistake, from, to, problem) => {
    expect(afterChange(from, to)).toContainEqual(expect.stringContaining(`content/faq/deed.md:${problem}`));
  });

  it('lists all mistakes of a file at once, in the order of its lines', () => {
    const text = question
      .replace('order: 10', 'order: 0')
      .replace('هل لكل وحدة صك؟', '')
      .replace('# English', '# French');
    expect(problemsOf(text, path).map((problem) => problem.split(' ', 2).join(' '))).toEqual([
      'content/faq/deed.md:3:8 order:',
      'content/faq/deed.md:5:3 question.ar:',
      'content/faq/deed.md:8:1 body.en:',
      'content/faq/deed.md:13:1 body:',
    ]);
  });

  it('shows the first slip in the form of the file, and not what follows from it', () => {
    expect(afterChange('category: buying', 'category buying')).toHaveLength(1);
  });
});
