import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sortProblems, type Problem } from '../lib/problem';
import { parseSource } from '../lib/syntax';
import { checkUses } from './check-uses';
import { checkText, compareLanguages, createCatalogue } from './check-texts';
import { findUses } from './find-uses';
import { readTexts } from './read-texts';

export interface TranslationsReport {
  languages: string[];
  /** Texts of all languages together. */
  texts: number;
  /** Places in the code that ask for a text. */
  uses: number;
  problems: Problem[];
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(d|test)\.tsx?$/.test(file);

/** Checks `src/` below `root`, the root of the project. */
export function checkTranslations(root: string): TranslationsReport {
  const { languages, texts, problems } = readTexts(root);
  const catalogue = createCatalogue(texts);
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(isSource);
  const uses = sources.flatMap((file) => findUses(parseSource(root, path.posix.join('src', file))));
  return {
    languages,
    texts: texts.length,
    uses: uses.length,
    problems: sortProblems([
      ...problems,
      ...texts.flatMap(checkText),
      ...compareLanguages(catalogue, { languages }),
      ...checkUses(catalogue, uses),
    ]),
  };
}
