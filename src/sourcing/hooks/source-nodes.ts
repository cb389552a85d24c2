/** Gatsby's `sourceNodes`: editors' files and the API's records become nodes. */
import type { GatsbyNode } from 'gatsby';
import { EnvError, readEnv } from '../../lib/env';
import { sourceApi } from '../api-nodes/source-api';
import { sourceContent } from '../content-nodes/source-content';
import { watchContent } from '../content-nodes/watch-content';
import { contentFolder } from '../paths';
import { SourceError } from '../source/read-api';

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await sourceContent(args, contentFolder);
  if (process.env['gatsby_executing_command'] === 'develop') watchContent(args, contentFolder);
  try {
    await sourceApi(args, readEnv());
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof EnvError)) throw error;
    // The message alone: what is wrong lies outside this code, and a stack would bury it.
    args.reporter.panic(error.message);
  }
};
