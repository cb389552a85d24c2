import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { createApiClient } from '../../api-client/client';
import type { BuildEnv } from '../../lib/env';
import { riyadhDay } from '../../i18n/riyadh-time';
import { hasPlugin } from '../../lib/plugin-sections';
import { storePageSizes } from '../page-sizes';
import { cacheFolder, dataFolder } from '../paths';
import { ContractValidator } from '../source/contract-validator';
import { createLastGood } from '../source/last-good';
import { readSource } from '../source/read-source';
import { reportLines, type SourceReport } from '../source/report';
import { createRetryingFetch } from '../source/retrying-fetch';
import { apiRows } from './api-rows';
import { buildNode, nodeId } from './build-node';
import { createFileNodes, linkFiles, noFileNodes } from './file-nodes';
import { mediaOrigins, type MediaOrigins } from './media-origins';
import { createMediaCache } from './media-cache';

/** Problems of the data that the log shows at most; the report has them all. */
const maxLoggedProblems = 20;

/**
 * Reads the API, makes a node of every record and writes `.data/source-report.json`.
 * @throws SourceError when a resource is not available and there is no last good copy of it
 */
export async function sourceApi(args: SourceNodesArgs, env: BuildEnv): Promise<void> {
  const { GATSBY_API_URL: url, GATSBY_ORGANIZATION_KEY: organizationKey } = env;
  const activity = args.reporter.activityTimer(`source the API at ${url}`);
  activity.start();
  const fetch = createRetryingFetch();
  const validator = new ContractValidator();
  const source = await readSource({
    apiUrl: url,
    client: createApiClient({ url, organizationKey, fetch }),
    validator,
    lastGood: createLastGood(path.join(dataFolder, 'last-good'), { url, organizationKey }),
    known: createLastGood(path.join(cacheFolder, 'api'), {
      url,
      organizationKey,
      contract: validator.digest,
    }),
    readAll: env.API_READ === 'all',
  });
  // For the bundler, which runs after this: src/i18n/localization.ts.
  process.env['GATSBY_LOCALIZATION'] = hasPlugin(source.organization, 'Localization') ? 'on' : 'off';
  const files =
    env.API_IMAGES === 'on'
      ? createFileNodes(args, createMediaCache(path.join(dataFolder, 'media'), fetch))
      : noFileNodes;
  const today = riyadhDay(new Date().toISOString());
  const rows = apiRows(source, { today, idOf: (key) => nodeId(args, key) });
  for (const row of rows) {
    const fields = (await linkFiles(row.fields, files)) as object;
    await args.actions.createNode(buildNode(args, { ...row, fields }));
  }
  await storePageSizes(args.cache, source.report);
  await publishReport(args, {
    ...source.report,
    media_missing: files.missing,
    media_origins: mediaOrigins(rows),
  });
  activity.end();
}

/** Content of `.data/source-report.json`. */
export interface PublishedReport extends SourceReport {
  /** Addresses of pictures that are missing or broken. */
  media_missing: string[];
  media_origins: MediaOrigins;
}

async function publishReport({ reporter }: SourceNodesArgs, report: PublishedReport) {
  await mkdir(dataFolder, { recursive: true });
  await writeFile(path.join(dataFolder, 'source-report.json'), JSON.stringify(report, null, 2));
  for (const line of reportLines(report)) reporter.info(line);
  const problems = Object.values(report.resources).flatMap((r) => [...r.dropped, ...r.repaired]);
  for (const problem of problems.slice(0, maxLoggedProblems)) reporter.warn(problem);
  const missing = report.media_missing.length;
  if (missing > 0) reporter.warn(`${missing} pictures are missing: placeholders are shown`);
}
