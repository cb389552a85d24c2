import type { Language } from '../../sourcing/content/problems';
import type { Conflict } from './guard-saves';
import { differentLines } from './line-difference';

const texts = {
  title: { ar: 'حُفظ هذا النص بعد أن فتحته', en: 'This text was saved after you opened it' },
  lead: {
    ar: 'لم يُحفظ شيء فوقه، ونصك في حقوله كما كتبته. وهذا هو الفرق:',
    en: 'Nothing was saved over it, and your text is in its fields as you wrote it. This is the difference:',
  },
  removed: { ar: 'حُذف هذا النص بعد أن فتحته.', en: 'This text was removed after you opened it.' },
  saved: { ar: 'المحفوظ الآن', en: 'Saved now' },
  written: { ar: 'نصك', en: 'Yours' },
  goOn: { ar: 'أتابع التحرير', en: 'Go on editing' },
  replace: { ar: 'احفظ نصي مكانه', en: 'Save mine in its place' },
} as const;

/** What the application says to who goes on editing. */
export const conflictRefusal = {
  ar: 'بقي المحفوظ كما هو، ونصك في حقوله. خذ من المحفوظ ما تريد، ثم احفظ.',
  en: 'What is saved stayed as it is, and your text is in its fields. Take over what you want, then save.',
} as const;

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text?: string,
): HTMLElementTagNameMap[Name] =>
  Object.assign(document.createElement(name), text ? { textContent: text } : {});

/** Lines of one text that follow each other stand together, under its name. */
function differenceOf({ path, saved, written }: Conflict, language: Language): HTMLElement[] {
  const heading = make('h3', path);
  heading.dir = 'ltr';
  if (saved === undefined) return [heading, make('p', texts.removed[language])];
  const rows = differentLines(saved, written).map(({ of, line }) => {
    const row = make(of === 'first' ? 'del' : 'ins');
    const name = make('small', texts[of === 'first' ? 'saved' : 'written'][language]);
    const text = make('span', line);
    text.dir = 'auto';
    row.append(name, text);
    return row;
  });
  return [heading, ...rows];
}

/**
 * Shows what is saved now and what the editor wrote.
 * @returns whether the editor's texts are to be saved in the place of the others; leaving it, by Escape as well, keeps both
 */
export function askToReplace(conflicts: readonly Conflict[], language: Language): Promise<boolean> {
  const dialog = make('dialog');
  dialog.className = 'conflict';
  dialog.lang = language;
  dialog.dir = language === 'ar' ? 'rtl' : 'ltr';
  const title = make('h2', texts.title[language]);
  title.id = 'conflict-title';
  dialog.setAttribute('aria-labelledby', title.id);
  const difference = make('div');
  // A long difference is scrolled, by keys as well.
  difference.tabIndex = 0;
  difference.append(...conflicts.flatMap((conflict) => differenceOf(conflict, language)));
  const goOn = make('button', texts.goOn[language]);
  const replace = make('button', texts.replace[language]);
  const buttons = make('footer');
  buttons.append(goOn, replace);
  goOn.autofocus = true;
  goOn.addEventListener('click', () => dialog.close());
  replace.addEventListener('click', () => dialog.close('replace'));
  dialog.append(title, make('p', texts.lead[language]), difference, buttons);
  document.body.append(dialog);
  // Keys are for the dialog: the application saves and leaves with some of them.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  dialog.showModal();
  return new Promise((resolve) =>
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'replace');
    }),
  );
}
