/** Prints what pages weigh, and fails the build when one is over its budget. */
import type { BuildArgs } from 'gatsby';
import { weightTable } from './table';
import { overBudget, weighPages, type BuiltPage } from './weigh';

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
  const heavy = weights.filter(overBudget);
  if (heavy.length > 0) {
    const pages = heavy.map(({ path }) => path).join(', ');
    reporter.panic(`Over budget: ${pages}. Budgets are in src/sourcing/weight/budgets.ts`);
  }
}
