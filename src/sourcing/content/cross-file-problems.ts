import { didYouMean } from './errors';
import type { FieldPath } from './front-matter';
import { kinds, type ContentDocument, type DocumentOf } from './kinds';

/** A problem that only several files together show. */
export interface CrossFileProblem {
  path: string;
  field: FieldPath;
  message: string;
}

const isQuestion = (document: ContentDocument): document is DocumentOf<'faq-question'> =>
  document.kind === 'faq-question';
const isCategories = (document: ContentDocument): document is DocumentOf<'faq-categories'> =>
  document.kind === 'faq-categories';

/** Problems between documents; `paths` are all files that were read, also invalid ones. */
export function crossFileProblems(
  documents: readonly ContentDocument[],
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
    .map((path) => ({ path, field: [], message: 'expected this file, found none' }));
}

function duplicateIds({ path, fields: { categories } }: DocumentOf<'faq-categories'>): CrossFileProblem[] {
  return categories.flatMap(({ id }, index) =>
    categories.findIndex((category) => category.id === id) === index
      ? []
      : [
          {
            path,
            field: ['categories', index, 'id'],
            message: `expected an id of its own, found "${id}" again`,
          },
        ],
  );
}

function unknownCategories(
  questions: DocumentOf<'faq-question'>[],
  { fields }: DocumentOf<'faq-categories'>,
): CrossFileProblem[] {
  const ids = fields.categories.map(({ id }) => id);
  return questions
    .filter(({ fields: { category } }) => !ids.includes(category))
    .map(({ path, fields: { category } }) => ({
      path,
      field: ['category'],
      message: `expected an id of content/faq/_categories.md (${ids.join(', ')}), found "${category}"${didYouMean(category, ids)}`,
    }));
}

function duplicateOrders(questions: DocumentOf<'faq-question'>[]): CrossFileProblem[] {
  return questions.flatMap(({ path, fields: { category, order } }, index) => {
    const first = questions.findIndex(({ fields }) => fields.category === category && fields.order === order);
    if (first === index) return [];
    const other = questions[first]?.path;
    return [
      {
        path,
        field: ['order'],
        message: `expected a place of its own in "${category}", found ${order} as in ${other}`,
      },
    ];
  });
}
