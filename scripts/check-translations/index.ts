import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sortProblems, type Problem } from '../lib/problem';
import { parseSource } from '../lib/syntax';
import { checkText, compareLanguages, createCatalogue } from './check-texts';
import { readTexts } from './read-texts';
import { unusedTexts } from './unused-texts';

export interface TranslationsReport {
  languages: string[];
  /** Texts of all languages together. */
  texts: number;
  problems: Problem[];
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(d|test)\.tsx?$/.test(file);

/** Checks `src/` below `root`, the root of the project. The compiler finds keys that do not exist: `src/i18n/text-keys.ts`. */
export function checkTranslations(root: string): TranslationsReport {
  const { languages, texts, problems } = readTexts(root);
  const catalogue = createCatalogue(texts);
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(isSource);
  const sources = files.map((file) => parseSource(root, path.posix.join('src', file)));
  return {
    languages,
    texts: texts.length,
    problems: sortProblems([
      ...problems,
      ...texts.flatMap(checkText),
      ...compareLanguages(catalogue, { languages }),
      ...unusedTexts(catalogue, sources),
    ]),
  };
}
