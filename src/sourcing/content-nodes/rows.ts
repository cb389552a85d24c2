/** The editors' documents as the fields of nodes: pure. */
import path from 'node:path';
import type { ContentDocument, DocumentOf } from '../content';
import type { NodeRow } from '../api-nodes/rows';
import { linkMedia } from './link-media';
import { contentType } from './types';

type Question = DocumentOf<'faq-question'>;

const isQuestion = (document: ContentDocument): document is Question => document.kind === 'faq-question';

/** Every node of the content in `root`: one a file, but one for each category of questions. */
export function contentRows(documents: readonly ContentDocument[], root: string): NodeRow[] {
  const questions = documents.filter(isQuestion).sort((a, b) => a.fields.order - b.fields.order);
  return documents.flatMap((document): NodeRow[] => {
    if (document.kind === 'faq-categories') return categoryRows(document, questions);
    if (document.kind === 'faq-question') return [questionRow(document)];
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
