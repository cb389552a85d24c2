/** Gatsby's `onPostBuild`: weighs what was built, prints the table, and fails when a page is over its budget. */
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { weightTable } from '../weight/table';
import { overBudget, weighPages, type BuiltPage } from '../weight/weigh';

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
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
  const weights = await weighPages(path.resolve('public'), data.allSitePage.nodes);
  reporter.info(`What a first visit downloads, after brotli:\n${weightTable(weights)}`);
  const heavy = weights.filter(overBudget);
  if (heavy.length > 0) {
    reporter.panic(
      `Over budget: ${heavy.map(({ path: page }) => page).join(', ')}. Budgets are in src/build/weight/budgets.ts`,
    );
  }
};
