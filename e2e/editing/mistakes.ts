import type { Editor, EditorLanguage } from './editor';

const labels = {
  question: { ar: 'السؤال', en: 'Question' },
  answer: { ar: 'الجواب', en: 'Answer' },
  order: { ar: 'الترتيب في الباب', en: 'Place within the category' },
};

/** What an editor types, and what the editing page says of it. */
export const mistakes: readonly {
  name: string;
  make: (editor: Editor, language: EditorLanguage) => Promise<void>;
  says: Record<EditorLanguage, string | RegExp>;
}[] = [
  {
    name: 'a forgotten translation',
    make: (editor, language) => editor.type('en', labels.question[language], ''),
    says: { ar: 'هذا الحقل مطلوب', en: 'This field is required' },
  },
  {
    name: 'other digits',
    make: (editor, language) => editor.type('ar', labels.question[language], 'كم ٥٪؟'),
    says: { ar: 'أرقام 0–9 فقط', en: 'Digits 0–9 only' },
  },
  {
    name: 'a text that is too long',
    make: (editor, language) => editor.type('en', labels.question[language], 'Long '.repeat(30)),
    says: { ar: /أكثر من .?140.? حرف/, en: 'more than 140 characters' },
  },
  {
    name: 'a link that leads nowhere',
    make: async (editor, language) => {
      await editor.type('en', labels.answer[language], 'See [rentals](/rentalz) here.');
    },
    says: {
      ar: /لا صفحة في الموقع عنوانها .?\/rentalz\. أتقصد «.?\/rentals»؟/,
      en: 'Did you mean “/rentals”?',
    },
  },
  {
    name: 'a place that another question has',
    make: (editor, language) =>
      editor.page.getByRole('spinbutton', { name: labels.order[language] }).first().fill('10'),
    says: {
      ar: 'الترتيب 10 في هذا الباب لسؤال آخر',
      en: 'Another question of this category has the place 10',
    },
  },
];
