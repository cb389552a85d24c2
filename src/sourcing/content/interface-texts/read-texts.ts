import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument, type Node } from 'yaml';
import type { ContentProblem, Language } from '..';

/** One text of one language. */
export interface Text {
  language: Language;
  namespace: string;
  /** Dotted, with the suffix of its plural category: `detail.rooms_few`. */
  key: string;
  value: string;
  /** From the root of the project. */
  path: string;
  line: number;
  column: number;
}

export interface Texts {
  /** One for each folder of locales. */
  languages: Language[];
  texts: Text[];
  problems: ContentProblem[];
}

/** A folder of texts for each language, from the root of the project. */
export const localesFolder = 'src/i18n/locales';

/** The file of a namespace, from the root of the project. */
export const localeFile = (language: string, namespace: string) =>
  `${localesFolder}/${language}/${namespace}.json`;

/** Reads every text below `root`, the root of the project. A value that is no text is a problem. */
export function readTexts(root: string): Texts {
  const languages = readdirSync(path.join(root, localesFolder)).sort() as Language[];
  const files = languages.flatMap((language) =>
    readdirSync(path.join(root, localesFolder, language))
      .sort()
      .map((name) => readFile(root, language, path.basename(name, '.json'))),
  );
  return {
    languages,
    texts: files.flatMap(({ texts }) => texts),
    problems: files.flatMap(({ problems }) => problems),
  };
}

function readFile(root: string, language: Language, namespace: string): Omit<Texts, 'languages'> {
  const file = localeFile(language, namespace);
  const source = readFileSync(path.join(root, file), 'utf8');
  const lines = new LineCounter();
  const texts: Text[] = [];
  const problems: ContentProblem[] = [];
  const placeOf = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { path: file, line, column: col };
  };
  const visit = (node: unknown, key: string, offset: number) => {
    if (isMap<Node, Node>(node)) {
      for (const { key: name, value } of node.items) {
        const own = isScalar(name) ? String(name.value) : '';
        visit(value, key ? `${key}.${own}` : own, name.range?.[0] ?? 0);
      }
      return;
    }
    const place = placeOf(offset);
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value !== 'string')
      problems.push({ ...place, field: key, label: { ar: key, en: key }, message: noText });
    else if (texts.some((text) => text.key === key))
      problems.push({ ...place, field: key, label: { ar: key, en: key }, message: twice });
    else texts.push({ language, namespace, key, value, ...place });
  };
  const mistake = jsonMistake(source);
  if (mistake === undefined) {
    visit(parseDocument(source, { lineCounter: lines, uniqueKeys: false }).contents, '', 0);
  } else {
    const upTo = source.slice(0, mistake).split('\n');
    const place = { path: file, line: upTo.length, column: (upTo.at(-1)?.length ?? 0) + 1 };
    problems.push({ ...place, field: '', message: noJson });
  }
  return { texts, problems };
}

/** Where a text stops being JSON; undefined when it is. */
function jsonMistake(source: string): number | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const position = /position (\d+)/.exec((error as SyntaxError).message)?.[1];
    return position === undefined ? source.trimEnd().length : Number(position);
  }
}

const noText = {
  ar: 'هنا نص بين علامتي "، لا شيء سواه.',
  en: 'A text between " and " belongs here, and nothing else.',
};

const twice = {
  ar: 'هذا النص مكتوب مرتين في الملف. احذف أحدهما.',
  en: 'This text is in the file twice. Remove one of them.',
};

const noJson = {
  ar: 'الملف لا يُقرأ من هنا: ينقص قبله " أو فاصلة، أو زادت واحدة. كل سطر "الاسم": "النص"، بفاصلة بينه وبين ما بعده.',
  en: 'The file cannot be read from here: a quotation mark or comma is missing before it, or is one too many. Each line is "name": "text", with a comma before the next.',
};
