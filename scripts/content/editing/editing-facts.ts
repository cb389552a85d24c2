import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent, questionSlugs, type Language } from '../../../src/sourcing/content';
import { readKnownRecords } from '../../../src/sourcing/outputs/withdrawn';
import type { EditingFacts } from '../../../src/admin/editing-facts';
import { dataDir, rootDir } from '../../lib/paths';

/** Name of the file beside the editing page. */
const fileName = 'facts.json';

/** What the editing page has to know of the content and of the last build, besides the files that it edits. */
export async function readEditingFacts(): Promise<EditingFacts> {
  const { documents, problems } = await checkContent(path.join(rootDir, 'content'));
  const records = await readKnownRecords(dataDir);
  const overdue = problems.filter(({ field, isWarning }) => isWarning && field === 'fact.review_by');
  const title = (file: string, language: Language) => {
    const document = documents.find(({ path: own }) => own === file);
    return document?.kind === 'faq-question' ? document.fields.question[language] : file;
  };
  return {
    questions: questionSlugs(documents),
    ...(records && {
      records: { published: [...records.published], withdrawn: [...records.withdrawn] },
    }),
    overdue: overdue.map(({ path: file, message }) => ({
      ar: `${title(file, 'ar')} — ${message.ar}`,
      en: `${title(file, 'en')} — ${message.en}`,
    })),
  };
}

/** Writes them for a host of files. Questions are left out: those that were added since the build are not known there. */
export async function writeEditingFacts(directory: string): Promise<void> {
  const { questions: _questions, ...facts } = await readEditingFacts();
  writeFileSync(path.join(directory, fileName), JSON.stringify(facts));
}
