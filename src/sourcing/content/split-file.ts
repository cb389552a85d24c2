import type { ProblemInFile } from './errors';

/** The two parts of a content file; lines count from 1 in the file. */
export interface FileParts {
  frontMatter: string;
  frontMatterLine: number;
  body: string;
  bodyLine: number;
}

const expectedFences = 'a line with --- before the fields and one after them';

/** Splits a file at its `---` lines; any line ends and a byte order mark are accepted. Returns the problem if it cannot. */
export function splitFile(text: string): FileParts | ProblemInFile {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const isFence = (line: string) => line.trimEnd() === '---';
  const problem = (line: number, found: string): ProblemInFile => ({
    line,
    column: 1,
    field: '',
    message: `expected ${expectedFences}, found ${found}`,
  });
  const [first = ''] = lines;
  if (!isFence(first))
    return problem(
      1,
      first.trim() ? `"${first.trim().slice(0, 40)}" in the first line` : 'nothing in the first line',
    );
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (end === -1)
    return problem(text.trimEnd().split('\n').length, 'the end of the file before the second ---');
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    frontMatterLine: 2,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}

/** First-level headings that begin each language of a body. */
export const languageHeadings = { ar: '# العربية', en: '# English' } as const;

type Language = keyof typeof languageHeadings;

/** The Markdown of each language and the line of its heading; a language without a heading is left out. */
export interface LanguageSections {
  texts: Partial<Record<Language, string>>;
  lines: Partial<Record<Language, number>>;
  problems: ProblemInFile[];
}

const expectedHeading = `expected the heading "${languageHeadings.ar}" or "${languageHeadings.en}"`;

function languageOf(line: string): Language | undefined {
  const heading = line.trim().replace(/^#\s*/, '# ').toLowerCase();
  return (['ar', 'en'] as const).find((language) => languageHeadings[language].toLowerCase() === heading);
}

/** Splits a body at `# العربية` and `# English`. `firstLine` is the body's first line in the file, from 1. */
export function splitLanguages(body: string, firstLine: number): LanguageSections {
  const sections: LanguageSections = { texts: {}, lines: {}, problems: [] };
  let current: Language | undefined;
  let reportedText = false;
  body.split('\n').forEach((text, index) => {
    const line = firstLine + index;
    const report = (field: string, message: string) =>
      sections.problems.push({ line, column: 1, field, message });
    if (/^#(?!#)/.test(text)) {
      const language = languageOf(text);
      if (!language)
        report('body', `${expectedHeading}, found "${text.trim()}"; headings within a text begin with ##`);
      else if (sections.lines[language]) {
        report(`body.${language}`, `expected "${languageHeadings[language]}" once, found it again`);
      }
      current = language ?? current;
      if (language) sections.lines[language] ??= line;
    } else if (current) {
      sections.texts[current] = `${sections.texts[current] ?? ''}${text}\n`;
    } else if (text.trim() && !reportedText) {
      reportedText = true;
      report('body', `${expectedHeading} before the text, found "${text.trim().slice(0, 40)}"`);
    }
  });
  return sections;
}
