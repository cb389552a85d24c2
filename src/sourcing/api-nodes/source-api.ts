/** From the API to nodes, with a report of what was dropped, repaired or taken from the last good copy. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { createApiClient } from '../../api-client/client';
import type { BuildEnv } from '../../lib/env';
import { hasPlugin } from '../../lib/plugin-sections';
import { createMediaNodes, noMediaNodes } from '../media/file-nodes';
import { linkFiles } from '../media/link-files';
import { createMediaCache } from '../media/media-cache';
import { buildNode } from './build-node';
import { nodeRows } from './rows';
import { keepPageSizes } from '../page-sizes';
import { dataFolder } from '../paths';
import { ContractValidator } from '../source/contract-validator';
import { createLastGood } from '../source/last-good';
import { readSource } from '../source/read-source';
import { reportLines, type SourceReport } from '../source/report';
import { createRetryingFetch } from '../source/retrying-fetch';

/** Mistakes of the source that the log shows; the report has them all. */
const shownMistakes = 20;

/**
 * Reads the API and makes a node of every record.
 * @throws SourceError when a resource is not to be had and no good copy of it was kept
 */
export async function sourceApi(args: SourceNodesArgs, env: BuildEnv): Promise<void> {
  const { GATSBY_API_URL: url, GATSBY_ORGANIZATION_KEY: organizationKey } = env;
  const activity = args.reporter.activityTimer(`source the API at ${url}`);
  activity.start();
  const fetch = createRetryingFetch();
  const source = await readSource({
    apiUrl: url,
    client: createApiClient({ url, organizationKey, fetch }),
    validator: new ContractValidator(),
    lastGood: createLastGood(path.join(dataFolder, 'last-good'), { url, organizationKey }),
  });
  // For the bundler, which comes after this: src/i18n/localization.ts.
  process.env['GATSBY_LOCALIZATION'] = hasPlugin(source.organization, 'Localization') ? 'on' : 'off';
  const media =
    env.API_IMAGES === 'on'
      ? createMediaNodes(args, createMediaCache(path.join(dataFolder, 'media'), fetch))
      : noMediaNodes;
  for (const { type, key, fields } of nodeRows(source)) {
    await args.actions.createNode(buildNode(args, type, key, (await linkFiles(fields, media)) as object));
  }
  await keepPageSizes(args.cache, source.report);
  await publishReport(args, source.report, media.missing);
  activity.end();
}

async function publishReport({ reporter }: SourceNodesArgs, report: SourceReport, missing: string[]) {
  await mkdir(dataFolder, { recursive: true });
  const text = JSON.stringify({ ...report, media_missing: missing }, null, 2);
  await writeFile(path.join(dataFolder, 'source-report.json'), text);
  for (const line of reportLines(report)) reporter.info(line);
  const mistakes = Object.values(report.resources).flatMap((r) => [...r.dropped, ...r.repaired]);
  for (const mistake of mistakes.slice(0, shownMistakes)) reporter.warn(mistake);
  if (missing.length > 0) reporter.warn(`${missing.length} pictures are missing: placeholders stand in`);
}
