import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../lib/problem';
import { lineOf } from '../lib/syntax';

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
  /** One for each folder of locales. */
  languages: string[];
  texts: Text[];
  problems: Problem[];
}

const folder = 'src/i18n/locales';

/** The file of a namespace, from the root of the project. */
export const localeFile = (language: string, namespace: string) => `${folder}/${language}/${namespace}.json`;

/** Reads every text below `root`, the root of the project. A value that is no text is a problem. */
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

interface Entry {
  /** Dotted: `detail.price`. */
  key: string;
  line: number;
  /** The text, or the source of another value. */
  value: { text: string } | { notText: string };
}

/**
 * The entries of nested texts in the order of the file; a repeated key has several.
 * @throws SyntaxError when `text` is not JSON
 */
function flattenJson(file: string, text: string): Entry[] {
  JSON.parse(text); // refuses mistakes, but knows no lines; the compiler's parser is the other way round
  const json = ts.parseJsonText(file, text);
  const entriesOf = (node: ts.Expression, key: string, line: number): Entry[] => {
    if (ts.isStringLiteral(node)) return [{ key, line, value: { text: node.text } }];
    if (!ts.isObjectLiteralExpression(node)) return [{ key, line, value: { notText: node.getText(json) } }];
    return node.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) return [];
      const name = property.name.text;
      return entriesOf(property.initializer, key ? `${key}.${name}` : name, lineOf(json, property));
    });
  };
  const [statement] = json.statements;
  return statement ? entriesOf(statement.expression, '', 1) : [];
}
