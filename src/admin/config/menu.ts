import type { LocalizedText } from '../../lib/localized-text';
import { kinds, type ContentKind } from '../../sourcing/content/kinds';

/** An entry of the menu. */
interface MenuEntry {
  name: string;
  icon: string;
  label: LocalizedText;
  /** Whether the file of a kind is in it. */
  has(kind: Pick<ContentKind, 'name' | 'file'>): boolean;
}

const folder = (name: string) => ({
  name,
  has: ({ file }: Pick<ContentKind, 'file'>) => file.startsWith(`${name}/`),
});

/** Entries of the menu that hold files; a file is in the first one that has it. Questions have one of their own. */
const entries: readonly MenuEntry[] = [
  { ...folder('home'), icon: 'home', label: { ar: 'الصفحة الرئيسية', en: 'Home page' } },
  { ...folder('about'), icon: 'apartment', label: { ar: 'من نحن', en: 'About' } },
  { ...folder('faq'), icon: 'quiz', label: { ar: 'صفحة الأسئلة وأبوابها', en: 'FAQ: page and categories' } },
  { ...folder('contact'), icon: 'call', label: { ar: 'التواصل', en: 'Contact' } },
  { ...folder('legal'), icon: 'gavel', label: { ar: 'السياسات', en: 'Policies' } },
  {
    name: 'costs',
    has: ({ name }) => name === 'costs',
    icon: 'calculate',
    label: { ar: 'حاسبة التكلفة', en: 'Cost estimate' },
  },
  { ...folder('site'), icon: 'alt_route', label: { ar: 'العناوين المحوّلة', en: 'Redirects' } },
];

/** The entries with the kinds whose files they hold. */
export const menu = entries.map((entry) => ({
  ...entry,
  kinds: kinds.filter((kind) => !kind.file.includes('*') && entries.find(({ has }) => has(kind)) === entry),
}));
