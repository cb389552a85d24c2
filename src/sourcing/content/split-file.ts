import { contentLanguages, type LocalizedText } from '../../lib/localized-text';
import { nearestWord } from '../../lib/nearest-word';
import type { Language, ProblemInFile } from './problems';

/** The two parts of a content file; lines count from 1 in the file. */
export interface FileParts {
  frontMatter: string;
  frontMatterLine: number;
  body: string;
  bodyLine: number;
}

/** Splits a file at its `---` lines; any line ends and a byte order mark are accepted. Returns the problem if it cannot. */
export function splitFile(text: string): FileParts | ProblemInFile {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const isFence = (line: string) => line.trimEnd() === '---';
  const problem = (line: number, message: LocalizedText): ProblemInFile => ({
    line,
    column: 1,
    field: '',
    message,
  });
  if (text.trim() === '') {
    return problem(1, {
      ar: 'الملف فارغ. انسخ إليه ملفًا من نوعه وغيّر نصوصه، أو احذفه.',
      en: 'The file is empty. Copy another file of its kind into it and change the texts, or delete it.',
    });
  }
  const [first = ''] = lines;
  if (!isFence(first)) {
    const found = first.trim().slice(0, 40);
    return problem(1, {
      ar: `السطر الأول هو --- وحده، وقبل الحقول. الموجود الآن: «${found}».`,
      en: `The first line is --- alone, before the fields. Found: “${found}”.`,
    });
  }
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (end === -1) {
    return problem(text.trimEnd().split('\n').length, {
      ar: 'لا سطر --- بعد الحقول. اكتبه وحده في سطر بعد آخر حقل.',
      en: 'There is no line --- after the fields. Write it on a line of its own below the last field.',
    });
  }
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    frontMatterLine: 2,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}

/** First-level headings that begin each language of a body. */
export const languageHeadings = { ar: '# العربية', en: '# English' } as const;

/** The Markdown of each language and the line of its heading; a language without a heading is left out. */
export interface LanguageSections {
  texts: Partial<Record<Language, string>>;
  lines: Partial<Record<Language, number>>;
  problems: ProblemInFile[];
}

function languageOf(line: string): Language | undefined {
  const heading = line.trim().replace(/^#\s*/, '# ').toLowerCase();
  return contentLanguages.find((language) => languageHeadings[language].toLowerCase() === heading);
}

/** The language of a misspelt heading, so that the text below it is read all the same. */
function languageMeantBy(line: string): Language | undefined {
  const meant = nearestWord(line.trim(), Object.values(languageHeadings));
  return meant === undefined ? undefined : languageOf(meant);
}

const twoHeadings = {
  ar: `النص تحت عنوانين: «${languageHeadings.ar}» و«${languageHeadings.en}»`,
  en: `The text is below two headings, “${languageHeadings.ar}” and “${languageHeadings.en}”`,
};

/** Splits a body at `# العربية` and `# English`. `firstLine` is the body's first line in the file, from 1. */
export function splitLanguages(body: string, firstLine: number): LanguageSections {
  const sections: LanguageSections = { texts: {}, lines: {}, problems: [] };
  let current: Language | undefined;
  let reportedText = false;
  body.split('\n').forEach((text, index) => {
    const line = firstLine + index;
    const report = (field: string, message: LocalizedText) =>
      sections.problems.push({ line, column: 1, field, message });
    const found = text.trim().slice(0, 40);
    if (/^#(?!#)/.test(text)) {
      const language = languageOf(text);
      if (!language) {
        report('body', {
          ar: `${twoHeadings.ar}، والعناوين داخله تبدأ بـ «## ». الموجود الآن: «${found}».`,
          en: `${twoHeadings.en}; headings within it begin with “## ”. Found: “${found}”.`,
        });
      } else if (sections.lines[language]) {
        report(`body.${language}`, {
          ar: `العنوان «${languageHeadings[language]}» مكتوب مرتين. احذف أحدهما.`,
          en: `The heading “${languageHeadings[language]}” is written twice. Delete one of them.`,
        });
      }
      const meant = language ?? languageMeantBy(text);
      current = meant ?? current;
      if (meant) sections.lines[meant] ??= line;
    } else if (current) {
      sections.texts[current] = `${sections.texts[current] ?? ''}${text}\n`;
    } else if (text.trim() && !reportedText) {
      reportedText = true;
      report('body', {
        ar: `${twoHeadings.ar}، ولا شيء قبلهما. الموجود الآن: «${found}».`,
        en: `${twoHeadings.en}, and nothing is before them. Found: “${found}”.`,
      });
    }
  });
  return sections;
}
