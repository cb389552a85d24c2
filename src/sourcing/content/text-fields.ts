import { object, string, ValidationError, type TestContext } from 'yup';
import { renderMarkdown } from '../../lib/article';
import type { LocalizedText } from '../../lib/localized-text';
import { labelled, type Label } from './field-meta';
import { inBoth, needs } from './message';
import type { Language } from './problems';
import { languageHeadings } from './split-file';
import { textMistakes } from './text-rules';

/** One text of one language: not empty, not too long, and right by the rules for texts. */
function languageText(language: Language, empty: LocalizedText, max: number, kind: 'plain' | 'markdown') {
  const check = (text: string | undefined, { createError }: TestContext) => {
    if (!text?.trim()) return true;
    const mistakes = textMistakes(text, language, kind);
    const length = [...text.trim()].length;
    if (length > max) mistakes.push({ message: tooLong(length, max), offset: 0 });
    if (mistakes.length === 0) return true;
    return new ValidationError(
      mistakes.map(({ message, offset }) => createError({ message: { ...message }, params: { offset } })),
    );
  };
  return string()
    .typeError(
      needs({
        ar: "هنا نص. ضعه بين علامتي ' إن كان رقمًا أو كلمة مثل true.",
        en: "A text belongs here. Put it between ' and ' if it is a number or a word such as true.",
      }),
    )
    .required({ ...empty })
    .matches(/\S/, { message: { ...empty }, excludeEmptyString: true })
    .test('text', check);
}

const tooLong = (length: number, max: number): LocalizedText => ({
  ar: `طوله ${length} حرفًا، ولا يتسع المكان لأكثر من ${max}. اختصر ${length - max} حرفًا.`,
  en: `Has ${length} characters, and ${max} is the most that fits. Shorten it by ${length - max}.`,
});

const trim = (text: unknown) => (typeof text === 'string' ? text.trim() : text);
const toHtml = (text: unknown) => (typeof text === 'string' ? renderMarkdown(text) : text);

interface TextOptions {
  example: LocalizedText;
  /** Characters in each language. */
  max: number;
}

/** A text without formatting in both languages. */
export const localized = (label: Label, { example, max }: TextOptions) => {
  const empty = (language: Language): LocalizedText => ({
    ar: `لا نص هنا ${language === 'ar' ? 'بالعربية' : 'بالإنجليزية'}. اكتبه، مثل «${example[language]}».`,
    en: `There is no ${language === 'ar' ? 'Arabic' : 'English'} text. Write one, such as “${example[language]}”.`,
  });
  const message = needs({
    ar: 'النص باللغتين: سطر يبدأ بـ «ar: » وسطر يبدأ بـ «en: » تحته.',
    en: 'The text belongs here in both languages: a line that begins with “ar: ” and one that begins with “en: ”.',
  });
  return object({
    ar: languageText('ar', empty('ar'), max, 'plain').transform(trim),
    en: languageText('en', empty('en'), max, 'plain').transform(trim),
  })
    .typeError(message)
    .required(message)
    .exact()
    .meta(labelled(label, { kind: 'localized', example, maxLength: max, isLong: max > 140 }));
};

/** A plain text in both languages that may be left out as a whole. */
export const optionalLocalized = (label: Label, options: TextOptions) =>
  localized(label, options).optional().default(undefined);

/** The Markdown below the fields in both languages, read as sanitised HTML. */
export const markdownBody = (label: Label, { max }: { max: number }) => {
  const empty = (language: Language) =>
    inBoth((reader) =>
      reader === 'ar'
        ? `لا نص تحت العنوان «${languageHeadings[language]}». اكتبه تحته.`
        : `There is no text below the heading “${languageHeadings[language]}”. Write it there.`,
    );
  return object({
    ar: languageText('ar', empty('ar'), max, 'markdown').transform(toHtml),
    en: languageText('en', empty('en'), max, 'markdown').transform(toHtml),
  })
    .exact()
    .meta(labelled(label, { kind: 'markdown', maxLength: max }));
};
