import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

/** The style guide, in development only. */
export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = ({ actions }) => {
  if (process.env['gatsby_executing_command'] !== 'develop') return;
  actions.createPage({ path: '/dev/ui', component: path.resolve('src/styleguide/ui-page.tsx'), context: {} });
};
