import type { GatsbyNode } from 'gatsby';
import { readEnv } from '../../../lib/env';
import { sourceApi } from '../../nodes/source-api';
import { sourceContent } from '../../nodes/source-content';
import { watchContent } from '../../nodes/watch-content';
import { contentFolder, dataFolder } from '../../paths';
import { updateBuildReport } from '../../read/build-report';
import { SourceError } from '../../read/source-error';

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await sourceContent(args, contentFolder);
  if (process.env['gatsby_executing_command'] === 'develop') watchContent(args, contentFolder);
  try {
    await sourceApi(args, readEnv());
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    // The message alone: the fault is outside this code, and a stack would hide it.
    await updateBuildReport(dataFolder, { error: error.message });
    args.reporter.panic(error.message);
  }
};
