/** Gatsby's `createPagesStatefully`: pages that come from no record. Those for developers exist only while they develop. */
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = ({ actions }) => {
  if (process.env['gatsby_executing_command'] !== 'develop') return;
  actions.createPage({ path: '/dev/ui', component: path.resolve('src/styleguide/ui-page.tsx'), context: {} });
};
