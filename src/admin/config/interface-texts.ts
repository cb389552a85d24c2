import type { Collection, CollectionFile, Field } from '@sveltia/cms';
import { contentLanguages, type LocalizedText } from '../../lib/localized-text';
import type { Namespace } from '../../i18n/text-keys';
import type { Language } from '../../sourcing/content/problems';
import type { TextTree } from '../format/interface-format';
import { textPattern } from './patterns';

/** Both languages of a namespace. */
interface NamespaceTexts {
  ar: TextTree;
  en: TextTree;
}

/** Name of the format in which files of interface texts are read and written. */
export const interfaceFormatName = 'interface-texts';

const namespaces: Readonly<Record<Namespace, LocalizedText>> = {
  common: { ar: 'كل الصفحات', en: 'All pages' },
  home: { ar: 'الصفحة الرئيسية', en: 'Home page' },
  projects: { ar: 'المشاريع', en: 'Projects' },
  units: { ar: 'الوحدات', en: 'Homes for sale' },
  rentals: { ar: 'الإيجار', en: 'Rentals' },
  compare: { ar: 'المقارنة', en: 'Comparison' },
  costs: { ar: 'حاسبة التكلفة', en: 'Cost estimate' },
  visits: { ar: 'الأبحاث المحفوظة والجديد منذ الزيارة', en: 'Remembered searches and changes since a visit' },
  kept: { ar: 'القراءة دون اتصال', en: 'Reading without a network' },
  lists: { ar: 'القوائم', en: 'Lists' },
  conditions: { ar: 'شروط البحث', en: 'Search filters' },
  search: { ar: 'البحث', en: 'Search' },
  enquiries: { ar: 'النماذج', en: 'Forms' },
  blogs: { ar: 'المقالات', en: 'Articles' },
};

const pluralHints: Readonly<Record<string, LocalizedText>> = {
  zero: { ar: 'للعدد 0', en: 'For 0' },
  one: { ar: 'للعدد 1', en: 'For 1' },
  two: { ar: 'للعدد 2', en: 'For 2' },
  few: { ar: 'للأعداد 3–10', en: 'For 3–10' },
  many: { ar: 'للأعداد 11–99', en: 'For 11–99' },
  other: { ar: 'لما عداها', en: 'For any other number' },
};

const maxLabel = 60;

const labelOf = (text: string) => (text.length > maxLabel ? `${text.slice(0, maxLabel)}…` : text);

/** Keys of both languages: a plural form may be in one of them only. */
const keysOf = (trees: readonly TextTree[]) => [...new Set(trees.flatMap((tree) => Object.keys(tree)))];

function fieldsOf({ ar, en }: NamespaceTexts, language: Language): Field[] {
  return keysOf([ar, en]).map((name): Field => {
    const own = { ar: ar[name], en: en[name] };
    const text = own[language] ?? own.ar ?? own.en;
    if (typeof text !== 'string') {
      const inner = { ar: (own.ar ?? {}) as TextTree, en: (own.en ?? {}) as TextTree };
      return {
        name,
        label: name,
        widget: 'object',
        i18n: true,
        collapsed: true,
        fields: fieldsOf(inner, language),
      };
    }
    const plural = /_(zero|one|two|few|many|other)$/.exec(name)?.[1];
    const hint = plural ? pluralHints[plural]?.[language] : undefined;
    const languages = contentLanguages.filter((code) => typeof own[code] === 'string');
    return {
      name,
      label: labelOf(text),
      ...(hint ? { hint } : {}),
      widget: text.length > 80 ? 'text' : 'string',
      i18n: true,
      required: languages.length === 2 ? true : languages,
      pattern: textPattern(text, plural !== undefined, language),
    };
  });
}

/** The texts of buttons, labels and messages, from the files of both languages. */
export function interfaceTexts(
  texts: Readonly<Record<string, NamespaceTexts>>,
  language: Language,
): Collection {
  return {
    name: 'interface',
    label: language === 'ar' ? 'نصوص الواجهة' : 'Interface texts',
    icon: 'translate',
    i18n: true,
    files: Object.entries(texts).map(([name, both]): CollectionFile => ({
      name,
      label: (namespaces as Partial<Record<string, LocalizedText>>)[name]?.[language] ?? name,
      file: `src/i18n/locales/{{locale}}/${name}.json`,
      format: interfaceFormatName,
      i18n: true,
      fields: fieldsOf(both, language),
    })),
  };
}
