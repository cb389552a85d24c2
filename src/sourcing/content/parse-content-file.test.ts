import { parseContentFile } from './parse-content-file';
import { mistakesInFields } from './mistakes-in-fields.testing';
import { mistakesInBody, mistakesInForm } from './mistakes-in-form.testing';
import { problemsOf, question } from './testing';

const path = 'content/faq/deed.md';
const mistakes = [...mistakesInFields, ...mistakesInForm, ...mistakesInBody];

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

describe('a problem names the file, the line and column, the field, what is wrong and what to do', () => {
  it.each(mistakes)('$mistake', ({ from, to, place, says }) => {
    const problems = afterChange(from, to);
    expect(problems).toContainEqual(expect.stringContaining(`content/faq/deed.md:${place}${says}`));
    expect(problems).toHaveLength(1);
  });

  it.each(mistakes)('$mistake, in Arabic', ({ from, to, place }) => {
    const [problem = ''] = problemsOf(question.replace(from, to), path, { language: 'ar' });
    const [at = ''] = place.split(' ');
    expect(problem).toMatch(new RegExp(`^content/faq/deed\\.md:${at} \\p{Script=Arabic}`, 'u'));
  });

  it('lists all problems of a file at once, in the order of its lines', () => {
    const text = question
      .replace('order: 10', 'order: 0')
      .replace('هل لكل وحدة صك؟', '')
      .replace('# English', '# French');
    expect(problemsOf(text, path).map((problem) => problem.split(' ', 1).join(' '))).toEqual([
      'content/faq/deed.md:3:8',
      'content/faq/deed.md:5:3',
      'content/faq/deed.md:8:1',
      'content/faq/deed.md:13:1',
    ]);
  });

  it('does not hide behind a line that cannot be read', () => {
    const text = question
      .replace('category: buying', 'category buying')
      .replace('order: 10', ' order: first')
      .replace(en, 'en:Deeds: does every')
      .replace('**صك مستقل**', '<b>صك</b>');
    expect(problemsOf(text, path).map((problem) => problem.split(' ', 1)[0])).toEqual(
      ['2:1', '3:2', '3:8', '6:5', '6:6', '11:1'].map((place) => `content/faq/deed.md:${place}`),
    );
  });

  it('does not hide behind a line that nobody can read as it was meant', () => {
    const text = question.replace('order: 10', 'order: [10').replace('**صك مستقل**', '<b>صك</b>');
    expect(problemsOf(text, path)).toEqual([
      expect.stringContaining('content/faq/deed.md:4:1 This line cannot be read'),
      expect.stringContaining('Has HTML tags'),
    ]);
  });
});

const en = 'en: Does every home have a deed?';
