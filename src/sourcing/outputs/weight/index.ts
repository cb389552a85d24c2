import type { BuildArgs } from 'gatsby';
import { readEnv } from '../../../lib/env';
import { overBudget, weighed, weighPages, type BuiltPage, type PageWeight } from './weigh-pages';

/**
 * Logs the weight of each kind of page. One that is over its budget fails the build where our code or an editor's file is too
 * heavy; where it may be a record of the API, a long article or a large picture, that is a warning unless `API_STRICT` is on.
 */
export async function checkWeight(
  { cache, graphql, reporter }: BuildArgs,
  publicDirectory: string,
): Promise<void> {
  const { data, errors } = await graphql<{ allSitePage: { nodes: BuiltPage[] } }>(`
    query WeighedPages {
      allSitePage {
        nodes {
          path
          component
          componentChunkName
        }
      }
    }
  `);
  if (!data) return reporter.panic('The pages to weigh could not be listed', errors as Error | undefined);
  const weights = await weighPages(publicDirectory, data.allSitePage.nodes, cache);
  reporter.info(
    `First visits in KB of the budget, after brotli, with eager and lazy pictures on a phone:\n${weightTable(weights)}`,
  );
  const excess = weights.flatMap(findExcess);
  const ofData = excess.filter(({ isOfData }) => isOfData);
  if (ofData.length > 0 && readEnv().API_STRICT !== 'on')
    reporter.warn(`Over budget, by what the API gave:\n${listOf(ofData)}`);
  const failing = readEnv().API_STRICT === 'on' ? excess : excess.filter(({ isOfData }) => !isOfData);
  if (failing.length > 0)
    reporter.panic(`Over budget:\n${listOf(failing)}\nBudgets are in src/sourcing/outputs/weight/budgets.ts`);
}

interface Excess {
  /** One sentence; of pictures also the heaviest file. */
  sentence: string;
  /** Whether a record of the API may be the reason. */
  isOfData: boolean;
}

const listOf = (excess: readonly Excess[]): string =>
  excess.map(({ sentence }) => `- ${sentence}`).join('\n');

/** Components that show records of the API: their HTML and pictures are as heavy as those. */
const showsRecords = (component: string): boolean =>
  /^(?:templates\/|pages\/(?:index|projects\/index|rentals\/index|blogs\/index)$)/.test(component);

/** What is too heavy in a page. */
export const findExcess = (weight: PageWeight): Excess[] =>
  overBudget(weight).map((kind) => {
    const file = kind === 'eagerPictures' || kind === 'lazyPictures' ? weight.heaviest[kind] : undefined;
    const figures = `${kilobytes(weight[kind])} of ${kilobytes(weight.budget[kind])} KB of ${weighed[kind]}`;
    return {
      sentence: `${weight.path}: ${figures}${file ? `, the heaviest is ${file}` : ''}`,
      isOfData: kind !== 'javascript' && showsRecords(weight.component),
    };
  });

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

/** Narrow, because Gatsby breaks lines of 80 characters. */
const columns = {
  javascript: 'JavaScript',
  html: 'HTML',
  eagerPictures: 'eager',
  lazyPictures: 'lazy',
} as const;

/** The weights as a table for the log: KB, and what the budget allows. */
export function weightTable(weights: PageWeight[]): string {
  const kinds = Object.keys(columns) as (keyof typeof columns)[];
  const rows = weights.map((weight) => [
    weight.path,
    ...kinds.map((kind) => `${kilobytes(weight[kind])}/${weight.budget[kind] / 1_000}`),
    overBudget(weight).length > 0 ? '!' : '',
  ]);
  const table = [['page', ...Object.values(columns), ''], ...rows];
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
