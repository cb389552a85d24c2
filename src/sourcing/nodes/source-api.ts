import type { SourceNodesArgs } from 'gatsby';
import type { BuildEnv } from '../../lib/env';
import { riyadhDay } from '../../i18n/riyadh-time';
import { hasPlugin } from '../../domain/plugin-sections';
import { storePageSizes } from './page-sizes';
import { dataFolder } from '../paths';
import { dataDigest, noteMedia } from '../read/read-digest';
import { updateBuildReport } from '../read/build-report';
import { problemLine, readAtOfCopies, reportLines, type SourceReport } from '../read/report';
import { checkTolerance } from '../read/tolerance';
import { apiRows } from './api-rows';
import { buildNode, nodeId } from './build-node';
import { createFileNodes, linkFiles, noFileNodes } from './file-nodes';
import { mediaOrigins } from './media-origins';
import { openApi } from './open-api';

/** Problems of the data that the log shows at most; the report has them all. */
const maxLoggedProblems = 20;

/**
 * Reads the API, makes a node of every record and writes `.data/source-report.json`.
 * @throws SourceError when a resource is not available and there is no last good copy of it, or more is missing than allowed
 */
export async function sourceApi(args: SourceNodesArgs, env: BuildEnv): Promise<void> {
  const activity = args.reporter.activityTimer(`source the API at ${env.GATSBY_API_URL}`);
  activity.start();
  const faults = new Map<string, string>();
  const api = openApi(env, (address, reason) => faults.set(address, reason));
  const source = await api.read();
  await updateBuildReport(dataFolder, source.report);
  checkTolerance(source.report, {
    isStrict: env.API_STRICT === 'on',
    maxDropped: Number(env.API_MAX_DROPPED),
  });
  // For the bundler, which runs after this: src/i18n/localization.ts.
  process.env['GATSBY_LOCALIZATION'] = hasPlugin(source.organization, 'Localization') ? 'on' : 'off';
  // For prerendering: gatsby-ssr.tsx.
  process.env['GATSBY_DATA_READ_AT'] = readAtOfCopies(source.report) ?? '';
  const media = noteMedia((address) => api.readMedia(address));
  const files = env.API_IMAGES === 'on' ? createFileNodes(args, media.read) : noFileNodes;
  const today = riyadhDay(new Date().toISOString());
  const history = await api.recordOffers(source, process.env['gatsby_executing_command'] === 'build');
  const rows = apiRows(source, { today, idOf: (key) => nodeId(args, key), history });
  for (const row of rows) {
    const fields = (await linkFiles(row.fields, files)) as object;
    await args.actions.createNode(buildNode(args, { ...row, fields }));
  }
  await storePageSizes(args.cache, source.report);
  const missing = files.missing.map((address) => ({ url: address, reason: faults.get(address) ?? '' }));
  await updateBuildReport(dataFolder, {
    resources: source.report.resources,
    media_missing: missing,
    media_origins: mediaOrigins(rows),
    read: { data: dataDigest(source, history), media: media.digests },
  });
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
