import type { BuildArgs } from 'gatsby';
import { overBudget, weighed, weighPages, type BuiltPage, type PageWeight } from './weigh-pages';

/** Logs the weight of each kind of page, and fails the build when one is over its budget. */
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
  const excess = weights.flatMap(excessOf);
  if (excess.length > 0) {
    const list = excess.map((line) => `- ${line}`).join('\n');
    reporter.panic(`Over budget:\n${list}\nBudgets are in src/sourcing/weight/budgets.ts`);
  }
}

/** What is too heavy in a page, one sentence each; of pictures also the heaviest file. */
export const excessOf = (weight: PageWeight): string[] =>
  overBudget(weight).map((kind) => {
    const file = kind === 'eagerPictures' || kind === 'lazyPictures' ? weight.heaviest[kind] : undefined;
    const figures = `${kilobytes(weight[kind])} of ${kilobytes(weight.budget[kind])} KB of ${weighed[kind]}`;
    return `${weight.path}: ${figures}${file ? `, the heaviest is ${file}` : ''}`;
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
