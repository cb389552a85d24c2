/** The texts of `src/i18n/locales/<language>/<namespace>.json`, with the lines they stand on. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../problem';
import { flattenJson, type Entry } from './flatten-json';

/** One text of one language. */
export interface Text {
  language: string;
  namespace: string;
  /** Dotted, with the suffix of its plural category: `detail.rooms_few`. */
  key: string;
  value: string;
  file: string;
  line: number;
}

export interface Texts {
  /** One for each folder. */
  languages: string[];
  texts: Text[];
  problems: Problem[];
}

const folder = 'src/i18n/locales';

/** The file of a namespace, from the root of the project. */
export const localeFile = (language: string, namespace: string) => `${folder}/${language}/${namespace}.json`;

/** Reads every text below `root`, the root of the project. What is no text is a problem. */
export function readTexts(root: string): Texts {
  const languages = readdirSync(path.join(root, folder)).sort();
  const texts: Text[] = [];
  const problems: Problem[] = [];
  for (const language of languages) {
    for (const name of readdirSync(path.join(root, folder, language)).sort()) {
      const namespace = path.basename(name, '.json');
      const file = localeFile(language, namespace);
      const seen = new Set<string>();
      for (const { key, line, value } of readEntries(root, file, problems)) {
        if (seen.has(key)) problems.push({ file, line, message: `${key}: expected each key once` });
        seen.add(key);
        if ('text' in value) texts.push({ language, namespace, key, value: value.text, file, line });
        else problems.push({ file, line, message: `${key}: expected a text, found ${value.notText}` });
      }
    }
  }
  return { languages, texts, problems };
}

function readEntries(root: string, file: string, problems: Problem[]): Entry[] {
  try {
    return flattenJson(file, readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    problems.push({ file, line: 1, message: `expected JSON: ${error.message}` });
    return [];
  }
}
