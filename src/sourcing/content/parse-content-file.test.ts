import { parseContentFile } from './parse-content-file';
import { mistakes, problemsOf, question } from './testing';

const path = 'content/faq/deed.md';

/** The problems after one text of the valid file is replaced by another. */
const afterChange = (from: string, to: string) => {
  expect(question).toContain(from);
  return problemsOf(question.replace(from, to), path);
};

describe('a question', () => {
  it('is read in both languages, with its answer as sanitised HTML, and is not hidden by default', () => {
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

  it('is trimmed where a text is written as a block', () => {
    const text = question.replace('ar: هل لكل وحدة صك؟', 'ar: |\n    هل لكل وحدة صك؟');
    expect(parseContentFile({ path, text })).toEqual(parseContentFile({ path, text: question }));
  });
});

describe('a problem names the file, the line and column, the field, what is expected and what was found', () => {
  it.each(mistakes)('%s', (_mistake, from, to, problem) => {
    expect(afterChange(from, to)).toContainEqual(expect.stringContaining(`content/faq/deed.md:${problem}`));
  });

  it('lists all problems of a file at once, in the order of its lines', () => {
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

  it('shows the first syntax error only, and not those that follow from it', () => {
    expect(afterChange('category: buying', 'category buying')).toHaveLength(1);
  });
});
