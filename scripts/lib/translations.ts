import { readdirSync } from 'node:fs';
import path from 'node:path';
import { formatProblem as formatText } from '../../src/sourcing/content';
import { checkInterfaceTexts } from '../../src/sourcing/content/interface-texts';
import { formatProblem } from './problem';
import { parseSource } from './syntax';
import { unusedTexts } from './unused-texts';

export interface TranslationsReport {
  languages: string[];
  /** Texts of all languages together. */
  texts: number;
  /** One line each. */
  problems: string[];
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(d|test)\.tsx?$/.test(file);

/**
 * Checks `src/` below `root`, the root of the project: the texts themselves, as the build does, and whether code shows
 * them. The compiler finds keys that do not exist: `src/i18n/text-keys.ts`.
 */
export function checkTranslations(root: string): TranslationsReport {
  const { languages, texts, catalogue, problems } = checkInterfaceTexts(root);
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(isSource);
  const sources = files.map((file) => parseSource(root, path.posix.join('src', file)));
  return {
    languages,
    texts,
    problems: [
      ...problems.map((problem) => formatText(problem, 'en')),
      ...unusedTexts(catalogue, sources).map(formatProblem),
    ],
  };
}
