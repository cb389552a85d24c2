import { bidiControls } from '../../lib/bidi';
import type { LocalizedText } from '../../lib/localized-text';
import type { Language } from './problems';

/** What a text that visitors read must not have. */
interface TextRule {
  name: string;
  /** Finds the mistake. */
  pattern: RegExp;
  /** Only in texts of this language. */
  language?: Language;
  message: LocalizedText;
}

/** Rules for every text: of content files, plain and Markdown, and of the interface. */
const everywhere: readonly TextRule[] = [
  {
    name: 'digits',
    pattern: /[\u0660-\u0669\u06F0-\u06F9]/,
    message: {
      ar: 'فيه أرقام مثل «٥». اكتب الأرقام 0–9 في اللغتين.',
      en: 'Has digits like “٥”. Write the digits 0–9 in both languages.',
    },
  },
  {
    name: 'direction',
    pattern: bidiControls,
    message: {
      ar: 'فيه رموز اتجاه خفية جاءت مع النسخ. اكتب النص بدل لصقه.',
      en: 'Has hidden direction characters from where it was copied. Type the text instead of pasting it.',
    },
  },
  {
    name: 'tab',
    pattern: /\t/,
    message: {
      ar: 'فيه علامة جدولة (Tab)، كما في جدول منسوخ. اكتبه جملًا أو قائمة، وضع مسافة مكانها.',
      en: 'Has a tab, as a table copied from elsewhere does. Write sentences or a list, with a space instead.',
    },
  },
  {
    name: 'html',
    pattern: /<\/?[a-z][a-z0-9-]*[\s/>]/i,
    message: {
      ar: 'فيه وسوم HTML، ولن تظهر كما تريد. اكتب النص بلا وسوم.',
      en: 'Has HTML tags, which are not shown as you mean them. Write the text without tags.',
    },
  },
  {
    name: 'english',
    pattern: /\p{Script=Arabic}/u,
    language: 'en',
    message: {
      ar: 'هنا مكان النص الإنجليزي، وفيه عربية. اكتب الترجمة، أو بدّل النصين إن انعكسا.',
      en: 'This is the place of the English text, and it has Arabic. Write the translation, or swap the two texts.',
    },
  },
];

/** Rules for texts without formatting. */
const plain: readonly TextRule[] = [
  {
    name: 'quotes',
    pattern: /^\s*[“”„‟‘’‚‛].*[“”„‟‘’‚‛]\s*$/s,
    message: {
      ar: 'علامتا التنصيص حول النص كله ستظهران للزائر. احذفهما.',
      en: 'The quotation marks around the whole text would be shown. Remove them.',
    },
  },
  {
    name: 'markdown',
    pattern: /\*\*|\]\(|^#{1,6}\s/m,
    message: {
      ar: 'فيه علامات تنسيق مثل ** أو [نص](رابط)، وهذا الحقل يُعرض كما كُتب. احذف العلامات.',
      en: 'Has formatting such as ** or [text](link), and this field is shown as it is written. Remove it.',
    },
  },
];

/** Rules for Markdown. */
const formatted: readonly TextRule[] = [
  {
    name: 'table',
    pattern: /^[ \t]*\|?.+\|.+\n[ \t]*\|?[ \t]*:?-+/m,
    message: {
      ar: 'فيه جدول، ولا مكان له على الهاتف. اكتبه قائمة، كل سطر منها يبدأ بـ «- ».',
      en: 'Has a table, for which a phone has no room. Write a list, each row beginning with “- ”.',
    },
  },
  {
    name: 'picture',
    pattern: /!\[/,
    message: {
      ar: 'فيه صورة، والصور هنا في حقولها فقط. احذفها من النص.',
      en: 'Has a picture. Pictures are shown from their own fields only; remove it from the text.',
    },
  },
];

/** Letters of another script and none of Arabic: a text that was not translated. Names and units are shorter. */
const isUntranslated = (text: string) => !/\p{Script=Arabic}/u.test(text) && /[a-z]+\s+[a-z]+/i.test(text);

const untranslated: LocalizedText = {
  ar: 'هنا مكان النص العربي، وهو بالإنجليزية. اكتب الترجمة، أو بدّل النصين إن انعكسا.',
  en: 'This is the place of the Arabic text, and it is in English. Write the translation, or swap the two texts.',
};

/** The patterns of the rules that hold in both languages, anchored and multi-line ones aside. */
export const getPatterns = (kind: 'plain' | 'markdown'): RegExp[] =>
  [...everywhere, ...(kind === 'plain' ? plain : formatted)]
    .filter(({ language, pattern }) => language === undefined && !pattern.source.startsWith('^'))
    .map(({ pattern }) => pattern);

export interface TextMistake {
  message: LocalizedText;
  /** Where it begins in the text. */
  offset: number;
}

/** A heading that is written by a line below it, or that is not one level below the one before; the first is `## `. */
function headingMistake(text: string): TextMistake | undefined {
  let level = 1;
  for (const match of text.matchAll(/^(#+)(?=\s)|^[^\n#>|-][^\n]*\n(?==+\s*$|-{2,}\s*$)/gm)) {
    const own = match[1]?.length;
    if (own === undefined || own > level + 1) {
      const expected = '#'.repeat(Math.min(level + 1, own ?? 2));
      return {
        offset: match.index,
        message: {
          ar: `العناوين داخل النص تبدأ بـ «## »، ثم «### » لما تحته، دون تخطٍّ. اكتب هنا «${expected} » وبعدها العنوان.`,
          en: `Headings within a text begin with “## ”, and with “### ” one level below, none left out. Begin this one with “${expected} ”.`,
        },
      };
    }
    level = own;
  }
  return undefined;
}

/** The mistakes in one text of one language. `kind` tells whether formatting is understood. */
export function textMistakes(text: string, language: Language, kind: 'plain' | 'markdown'): TextMistake[] {
  const rules = [...everywhere, ...(kind === 'plain' ? plain : formatted)];
  const found = rules
    .filter((rule) => rule.language === undefined || rule.language === language)
    .map(({ pattern, message }) => ({ message, offset: text.search(pattern) }))
    .filter(({ offset }) => offset !== -1);
  if (language === 'ar' && isUntranslated(text)) found.push({ message: untranslated, offset: 0 });
  const heading = kind === 'markdown' ? headingMistake(text) : undefined;
  return heading ? [...found, heading] : found;
}
