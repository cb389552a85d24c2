import path from 'node:path';
import type { ContentDocument, DocumentOf } from '../content';
import { contentType, type NodeRow } from './build-node';

type Question = DocumentOf<'faq-question'>;

const isQuestion = (document: ContentDocument): document is Question => document.kind === 'faq-question';

/** Rows of the editors' documents in the folder `root`: one a file, and one for each category of questions. */
export function contentRows(documents: readonly ContentDocument[], root: string): NodeRow[] {
  const questions = documents.filter(isQuestion).sort((a, b) => a.fields.order - b.fields.order);
  return documents.flatMap((document): NodeRow[] => {
    if (document.kind === 'faq-categories') return categoryRows(document, questions);
    if (document.kind === 'faq-question') return [questionRow(document)];
    if (document.kind === 'redirects') return [];
    const { kind, path: file, fields } = document;
    const folder = path.join(root, path.relative('content', path.dirname(file)));
    return [{ type: contentType[kind], key: kind, fields: linkMedia(fields, folder) as object }];
  });
}

/** Categories in the order of their file, each with the slugs of its questions in the order of the page. */
function categoryRows(
  { fields: { categories } }: DocumentOf<'faq-categories'>,
  questions: readonly Question[],
): NodeRow[] {
  return categories.map(({ id, label }, order) => ({
    type: contentType['faq-categories'],
    key: id,
    fields: {
      slug: id,
      label,
      order,
      questions: questions.filter(({ fields }) => fields.category === id).map(({ slug }) => slug),
    },
  }));
}

function questionRow({ slug, fields: { plugin, question, body } }: Question): NodeRow {
  return {
    type: contentType['faq-question'],
    key: slug,
    fields: { slug, plugin, question, answer_html: body },
  };
}

/** Texts are below `ar` and `en`, and addresses begin with `/`: nothing else in a content file begins like this. */
const isMedia = (value: unknown): value is string => typeof value === 'string' && value.startsWith('media/');

const isLocalized = (value: object) => 'ar' in value && 'en' in value;

/**
 * A copy of the fields in which every `media/…` is the absolute path by which GraphQL finds its File node.
 * @param folder the folder of the content file
 */
function linkMedia(value: unknown, folder: string): unknown {
  if (isMedia(value)) return path.join(folder, value);
  if (Array.isArray(value)) return value.map((item) => linkMedia(item, folder));
  if (typeof value !== 'object' || value === null || isLocalized(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, linkMedia(item, folder)]));
}
