import type { AppEventListener } from '@sveltia/cms';
import { mistakeLines, sortProblems, type Language } from '../sourcing/content/problems';
import { fetchEditingFacts, knownContent } from './editing-facts';
import { entryFile, mistakesIn, type Entry } from './entry-file';
import { interfaceMistakeLines } from './interface-mistakes';
import { fetchMistakes } from './local-check';

/** Keeps an entry with mistakes from being saved, and says all of them, as the build would. Nothing that was typed is lost. */
export const refuseMistakes = (language: Language): AppEventListener => ({
  name: 'preSave',
  handler: async ({ entry }) => {
    const lines = await linesOf(entry, language);
    // The editing page shows the cause of an error of this name.
    if (lines.length > 0) throw new Error('saving_failed', { cause: new Error(lines.join('\n')) });
  },
});

async function linesOf(entry: Entry, language: Language): Promise<string[]> {
  const file = entryFile(entry);
  if (!file) return interfaceMistakeLines(entry, language);
  const [facts, mistakes] = await Promise.all([fetchEditingFacts(), fetchMistakes(file)]);
  return mistakeLines(sortProblems([...mistakes, ...mistakesIn(file, knownContent(facts))]), language);
}
