import { sortProblems, type ContentProblem, type Language } from '..';
import { compareLanguages, createCatalogue, type Catalogue } from './compare-languages';
import { localeFile, readTexts } from './read-texts';
import { interfaceTextMistakes } from './text-mistakes';

export { forgottenNamespaces } from './forgotten-namespaces';
export { watchTextFiles } from './saved-texts';
export type { Catalogue };

export interface InterfaceTextsReport {
  languages: Language[];
  /** Texts of all languages together. */
  texts: number;
  catalogue: Catalogue;
  problems: ContentProblem[];
}

/** Checks the texts of buttons, labels and messages below `root`, the root of the project. */
export function checkInterfaceTexts(root: string): InterfaceTextsReport {
  const { languages, texts, problems } = readTexts(root);
  const catalogue = createCatalogue(texts);
  // Of a file that cannot be read, each text would be missing.
  const unreadable = problems.filter(({ field }) => field === '').map((problem) => problem.path);
  const isReadable = (namespace: string) =>
    !languages.some((language) => unreadable.includes(localeFile(language, namespace)));
  const readable = new Map([...catalogue].filter(([namespace]) => isReadable(namespace)));
  const inTexts = texts.flatMap(({ key, value, language, path, line, column }) =>
    interfaceTextMistakes(value, language).map((message): ContentProblem => {
      return { path, line, column, field: key, label: { ar: key, en: key }, message };
    }),
  );
  return {
    languages,
    texts: texts.length,
    catalogue,
    problems: sortProblems([...problems, ...inTexts, ...compareLanguages(readable, { languages })]),
  };
}
