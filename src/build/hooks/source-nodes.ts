/** Gatsby's `sourceNodes`: from the editors' content and the API to nodes. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { createApiClient } from '../../api/client';
import { readEnv } from '../../lib/env';
import { sourceContent, watchContent } from '../content-nodes';
import { createMediaNodes, noMediaNodes } from '../media/file-nodes';
import { linkFiles } from '../media/link-files';
import { createMediaCache } from '../media/media-cache';
import { buildNode } from '../nodes/build-node';
import { nodeRows } from '../nodes/rows';
import { contentFolder, dataFolder } from '../paths';
import { ContractValidator } from '../source/contract-validator';
import { createLastGood } from '../source/last-good';
import { readSource } from '../source/read-source';
import { reportLines } from '../source/report';
import { createRetryingFetch } from '../source/retrying-fetch';

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  const { actions, reporter } = args;
  const env = readEnv();
  await sourceContent(args, contentFolder);
  if (process.env['gatsby_executing_command'] === 'develop') watchContent(args, contentFolder);

  const organizationKey = env.GATSBY_ORGANIZATION_KEY;
  const fetch = createRetryingFetch();
  const activity = reporter.activityTimer(`source the API at ${env.GATSBY_API_URL}`);
  activity.start();

  const source = await readSource({
    apiUrl: env.GATSBY_API_URL,
    client: createApiClient({ url: env.GATSBY_API_URL, organizationKey, fetch }),
    validator: new ContractValidator(),
    lastGood: createLastGood(path.join(dataFolder, 'last-good'), {
      url: env.GATSBY_API_URL,
      organizationKey,
    }),
  });
  const media =
    env.API_IMAGES === 'on'
      ? createMediaNodes(args, createMediaCache(path.join(dataFolder, 'media'), fetch))
      : noMediaNodes;
  for (const { type, key, fields } of nodeRows(source)) {
    await actions.createNode(buildNode(args, type, key, (await linkFiles(fields, media)) as object));
  }

  const report = { ...source.report, media_missing: media.missing };
  await mkdir(dataFolder, { recursive: true });
  await writeFile(path.join(dataFolder, 'source-report.json'), JSON.stringify(report, null, 2));
  for (const line of reportLines(source.report)) reporter.info(line);
  const { resources } = source.report;
  for (const problem of Object.values(resources)
    .flatMap((r) => [...r.dropped, ...r.repaired])
    .slice(0, 20)) {
    reporter.warn(problem);
  }
  if (media.missing.length > 0)
    reporter.warn(`${media.missing.length} pictures are missing: placeholders stand in`);
  activity.end();
};
