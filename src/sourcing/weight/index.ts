import type { BuildArgs } from 'gatsby';
import { isOverBudget, weighPages, type BuiltPage, type PageWeight } from './weigh-pages';

/** Logs the weight of each kind of page, and fails the build when one is over its budget. */
export async function checkWeight({ graphql, reporter }: BuildArgs, publicDirectory: string): Promise<void> {
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
  const weights = await weighPages(publicDirectory, data.allSitePage.nodes);
  reporter.info(`What a first visit downloads, after brotli:\n${weightTable(weights)}`);
  const heavy = weights.filter(isOverBudget);
  if (heavy.length > 0) {
    const pages = heavy.map(({ path }) => path).join(', ');
    reporter.panic(`Over budget: ${pages}. Budgets are in src/sourcing/weight/budgets.ts`);
  }
}

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

/** The weights as a table for the log: KB after brotli, and what the budget allows. */
export function weightTable(weights: PageWeight[]): string {
  const rows = weights.map((weight) => [
    weight.path,
    `${kilobytes(weight.javascript)} of ${kilobytes(weight.budget.javascript)}`,
    `${kilobytes(weight.html)} of ${kilobytes(weight.budget.html)}`,
    isOverBudget(weight) ? 'over budget' : '',
  ]);
  const table = [['page', 'JavaScript, KB', 'HTML, KB', ''], ...rows];
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
