import type { LocalizedText } from '../../lib/localized-text';
import type { FieldPath } from '../../lib/yaml-offset';
import { kinds } from './kinds';
import { didYouMean } from './problems';
import type { ReadableDocument } from './readable-document';

/** A problem that only several files together show. */
export interface CrossFileProblem {
  path: string;
  field: FieldPath;
  message: LocalizedText;
  isWarning?: boolean;
}

type Question = ReadableDocument & { kind: 'faq-question' };
type Categories = ReadableDocument & { kind: 'faq-categories' };

const isQuestion = (document: ReadableDocument): document is Question => document.kind === 'faq-question';
const isCategories = (document: ReadableDocument): document is Categories =>
  document.kind === 'faq-categories';

/** Problems between documents; `paths` are all files that were read, also invalid ones. */
export function crossFileProblems(
  documents: readonly ReadableDocument[],
  paths: readonly string[],
): CrossFileProblem[] {
  const questions = documents.filter(isQuestion);
  const categories = documents.find(isCategories);
  return [
    ...missingFiles(paths),
    ...(categories ? [...duplicateIds(categories), ...unknownCategories(questions, categories)] : []),
    ...duplicateOrders(questions),
  ];
}

function missingFiles(paths: readonly string[]): CrossFileProblem[] {
  return kinds
    .map(({ file }) => `content/${file}`)
    .filter((path) => !path.includes('*') && !paths.includes(path))
    .map((path) => ({
      path,
      field: [],
      message: {
        ar: 'هذا الملف غير موجود، وصفحة تحتاج إليه. أعده، أو أعد إليه اسمه.',
        en: 'This file is missing, and a page needs it. Put it back, or give it back its name.',
      },
    }));
}

function duplicateIds({ path, fields: { categories } }: Categories): CrossFileProblem[] {
  return categories.flatMap(({ id }, index) =>
    !id || categories.findIndex((category) => category.id === id) === index
      ? []
      : [
          {
            path,
            field: ['categories', index, 'id'],
            message: {
              ar: `الاسم «${id}» لباب آخر فوقه. اختر اسمًا آخر.`,
              en: `Another category above has the name “${id}”. Choose another name.`,
            },
          },
        ],
  );
}

function unknownCategories(questions: Question[], { fields }: Categories): CrossFileProblem[] {
  const ids = fields.categories.map(({ id }) => id);
  return questions
    .filter(({ fields: { category } }) => category && !ids.includes(category))
    .map(({ path, fields: { category } }) => {
      const meant = didYouMean(category, ids);
      return {
        path,
        field: ['category'],
        message: {
          ar: `لا باب اسمه «${category}» في content/faq/_categories.md. الأبواب: ${ids.join('، ')}.${meant.ar}`,
          en: `content/faq/_categories.md has no category “${category}”. It has: ${ids.join(', ')}.${meant.en}`,
        },
      };
    });
}

function duplicateOrders(questions: Question[]): CrossFileProblem[] {
  // Named at each of them: either may be the one to change.
  return questions.flatMap(({ path, fields: { category, order } }) => {
    const other = questions.find(
      ({ path: own, fields }) => own !== path && fields.category === category && fields.order === order,
    )?.path;
    if (other === undefined) return [];
    return [
      {
        path,
        field: ['order'],
        message: {
          ar: `الترتيب ${order} في هذا الباب لسؤال آخر: ${other}. اختر رقمًا آخر.`,
          en: `Another question of this category has the place ${order}: ${other}. Choose another number.`,
        },
      },
    ];
  });
}
