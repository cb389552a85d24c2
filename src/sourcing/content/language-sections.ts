import type { ProblemInFile } from './errors';

/** The first-level headings that part a body into its languages. */
export const languageHeadings = { ar: '# العربية', en: '# English' } as const;

type Language = keyof typeof languageHeadings;

/** The Markdown of each language and the line of its heading; a language without a heading is left out. */
export interface LanguageSections {
  texts: Partial<Record<Language, string>>;
  lines: Partial<Record<Language, number>>;
  problems: ProblemInFile[];
}

const EXPECTED = `expected the heading "${languageHeadings.ar}" or "${languageHeadings.en}"`;

function languageOf(line: string): Language | undefined {
  const heading = line.trim().replace(/^#\s*/, '# ').toLowerCase();
  return (['ar', 'en'] as const).find((language) => languageHeadings[language].toLowerCase() === heading);
}

/** Parts a body at `# العربية` and `# English`. `firstLine` is the body's first line in the file, from 1. */
export function splitLanguages(body: string, firstLine: number): LanguageSections {
  const sections: LanguageSections = { texts: {}, lines: {}, problems: [] };
  let current: Language | undefined;
  let strayText = false;
  body.split('\n').forEach((text, index) => {
    const line = firstLine + index;
    const report = (field: string, message: string) =>
      sections.problems.push({ line, column: 1, field, message });
    if (/^#(?!#)/.test(text)) {
      const language = languageOf(text);
      if (!language)
        report('body', `${EXPECTED}, found "${text.trim()}"; headings within a text begin with ##`);
      else if (sections.lines[language]) {
        report(`body.${language}`, `expected "${languageHeadings[language]}" once, found it again`);
      }
      current = language ?? current;
      if (language) sections.lines[language] ??= line;
    } else if (current) {
      sections.texts[current] = `${sections.texts[current] ?? ''}${text}\n`;
    } else if (text.trim() && !strayText) {
      strayText = true;
      report('body', `${EXPECTED} before the text, found "${text.trim().slice(0, 40)}"`);
    }
  });
  return sections;
}
