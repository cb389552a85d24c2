import type { GatsbyNode, BuildArgs } from 'gatsby';
import { readEnv } from '../../../lib/env';
import { yieldToCompiler } from '../encoders';
import { startPictures, type PageQueries } from '../start-pictures';

/** Lets pictures be encoded while the code is compiled, which leaves a core free: Gatsby begins with them after that. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async ({ graphql, store }: BuildArgs) => {
  if (readEnv().API_IMAGES !== 'on') return;
  yieldToCompiler();
  // Gatsby's own state: no hook is given the queries of pages.
  await startPictures(store.getState() as PageQueries, graphql);
};
