import path from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { createApiClient } from '../../api-client/client';
import type { BuildEnv } from '../../lib/env';
import { riyadhDay } from '../../i18n/riyadh-time';
import { hasPlugin } from '../../lib/plugin-sections';
import { storePageSizes } from '../page-sizes';
import { cacheFolder, dataFolder, lastGoodFolder } from '../paths';
import { ContractValidator } from '../source/contract-validator';
import { recordOffers } from '../history';
import { apiIdentity, createLastGood } from '../source/last-good';
import { readAtOfCopies } from '../source/read-at-of-copies';
import { readSource } from '../source/read-source';
import { updateBuildReport } from '../source/build-report';
import { problemLine, reportLines, type SourceReport } from '../source/report';
import { createRetryingFetch } from '../source/retrying-fetch';
import { checkTolerance } from '../source/tolerance';
import { apiRows } from './api-rows';
import { buildNode, nodeId } from './build-node';
import { createFileNodes, linkFiles, noFileNodes } from './file-nodes';
import { mediaOrigins } from './media-origins';
import { createMediaCache } from './media-cache';

/** Problems of the data that the log shows at most; the report has them all. */
const maxLoggedProblems = 20;

/**
 * Reads the API, makes a node of every record and writes `.data/source-report.json`.
 * @throws SourceError when a resource is not available and there is no last good copy of it, or more is missing than allowed
 */
export async function sourceApi(args: SourceNodesArgs, env: BuildEnv): Promise<void> {
  const { GATSBY_API_URL: url, GATSBY_ORGANIZATION_KEY: organizationKey } = env;
  const activity = args.reporter.activityTimer(`source the API at ${url}`);
  activity.start();
  const timeout = Number(env.API_TIMEOUT) * 1000;
  const fetch = createRetryingFetch({ timeout });
  const validator = new ContractValidator();
  const source = await readSource({
    apiUrl: url,
    client: createApiClient({ url, organizationKey, fetch }),
    validator,
    lastGood: createLastGood(lastGoodFolder, { url, organizationKey }, { staged: true }),
    known: createLastGood(path.join(cacheFolder, 'api'), {
      url,
      organizationKey,
      contract: validator.digest,
    }),
    readAll: env.API_READ === 'all',
    acceptsLosses: env.API_LOSSES === 'accept',
  });
  await updateBuildReport(dataFolder, source.report);
  checkTolerance(source.report, {
    isStrict: env.API_STRICT === 'on',
    maxDropped: Number(env.API_MAX_DROPPED),
  });
  // For the bundler, which runs after this: src/i18n/localization.ts.
  process.env['GATSBY_LOCALIZATION'] = hasPlugin(source.organization, 'Localization') ? 'on' : 'off';
  // For prerendering: gatsby-ssr.tsx.
  process.env['GATSBY_DATA_READ_AT'] = readAtOfCopies(source.report) ?? '';
  const faults = new Map<string, string>();
  const readMedia = createMediaCache(
    path.join(dataFolder, 'media'),
    createRetryingFetch({ timeout, followsHosts: true }),
    { onFault: (address, reason) => faults.set(address, reason) },
  );
  const files = env.API_IMAGES === 'on' ? createFileNodes(args, readMedia) : noFileNodes;
  const today = riyadhDay(new Date().toISOString());
  const history =
    env.OFFER_HISTORY === 'on'
      ? await recordOffers(source, {
          identity: apiIdentity({ url, organizationKey }),
          writes: process.env['gatsby_executing_command'] === 'build',
        })
      : undefined;
  const rows = apiRows(source, { today, idOf: (key) => nodeId(args, key), history });
  for (const row of rows) {
    const fields = (await linkFiles(row.fields, files)) as object;
    await args.actions.createNode(buildNode(args, { ...row, fields }));
  }
  await storePageSizes(args.cache, source.report);
  const missing = files.missing.map((address) => ({ url: address, reason: faults.get(address) ?? '' }));
  await updateBuildReport(dataFolder, { media_missing: missing, media_origins: mediaOrigins(rows) });
  logReport(args, source.report, files.missing.length);
  activity.end();
}

function logReport({ reporter }: SourceNodesArgs, report: SourceReport, missing: number) {
  for (const line of reportLines(report)) reporter.info(line);
  const resources = Object.values(report.resources);
  const lines = resources.flatMap(({ notes, problems }) => [...notes, ...problems.map(problemLine)]);
  for (const line of lines.slice(0, maxLoggedProblems)) reporter.warn(line);
  if (lines.length > maxLoggedProblems) {
    reporter.warn(`${lines.length - maxLoggedProblems} more: \`npm run source:report\` names them all`);
  }
  if (missing > 0) reporter.warn(`${missing} pictures are missing: placeholders are shown`);
}
