import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '../problems';
import { reachableCode, type ReachableCode } from './reachable-code';

/** What is around every page, and has a static query of its own. */
const layoutFile = 'src/layout/wrap.tsx';

const isPage = (name: string) => name.endsWith('.tsx') && !name.endsWith('.test.tsx');

/** Folders below `src/templates` hold what templates are made of. */
const filesOfPages = (root: string): string[] =>
  ['src/pages', 'src/templates'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: folder === 'src/pages', encoding: 'utf8' })
      .filter(isPage)
      .sort()
      .map((name) => path.posix.join(folder, ...name.split(path.sep))),
  );

const textQuery = /allLocale\(\s*filter:\s*\{\s*ns:\s*\{\s*(?:in|eq):\s*([^}]*)\}/g;

/** Namespaces that the queries in a source bring. */
const broughtBy = (source: string): string[] =>
  [...source.matchAll(textQuery)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);

/** Calls and props that name a namespace: `useTranslation('units')`, `pageText(locales, code, 'blogs', …)`. */
const demand = /(?:(?:useTranslation|[pP]ageText)\d*\((?:[^"()]|\([^()]*\))*|\bnamespace: )"(\w+)"/g;

/** Namespaces of the texts that code shows, each with the file that shows them first. */
function shownBy(code: ReachableCode): Map<string, string> {
  const shown = new Map<string, string>();
  for (const [file, text] of code) {
    for (const [, namespace = ''] of text.matchAll(demand))
      if (!shown.has(namespace)) shown.set(namespace, file);
  }
  return shown;
}

function lineOfQuery(source: string): number {
  const start = source.search(textQuery);
  return start === -1 ? 1 : source.slice(0, start).split('\n').length;
}

function problemOf(
  page: string,
  line: number,
  namespace: string,
  shownIn: string,
  brought: readonly string[],
) {
  const label = { ar: namespace, en: namespace };
  const names = brought.join(', ') || '–';
  const query = page === layoutFile ? 'src/layout/use-shell-texts.ts' : page;
  const message = {
    ar: `يعرض ${shownIn} نصوص «${namespace}»، والاستعلام لا يجلب إلا: ${names}. أضف «${namespace}» إلى allLocale في ${query}.`,
    en: `${shownIn} shows texts of “${namespace}”, and the query brings only ${names}. Add "${namespace}" to allLocale in ${query}.`,
  };
  return { path: page, line, column: 1, field: namespace, label, message } satisfies ContentProblem;
}

/**
 * Pages below `root`, the root of the project, with code that shows texts of a namespace which the page's query does not
 * bring: visitors would read keys. Follows imports, also of what is loaded late, to what a page can really run.
 */
export async function forgottenNamespaces(root: string): Promise<ContentProblem[]> {
  const pages = filesOfPages(root);
  const code = await reachableCode(root, [layoutFile, ...pages]);
  const ofLayout = broughtBy([...(code.get(layoutFile)?.values() ?? [])].join('\n'));
  return [...code].flatMap(([page, reachable]) => {
    const source = readFileSync(path.join(root, page), 'utf8');
    const brought = [...new Set([...ofLayout, ...broughtBy(source)])];
    return [...shownBy(reachable)]
      .filter(([namespace]) => !brought.includes(namespace))
      .map(([namespace, file]) => problemOf(page, lineOfQuery(source), namespace, file, brought));
  });
}
