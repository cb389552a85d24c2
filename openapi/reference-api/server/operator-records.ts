import { badRequest } from '../operations/http-problem';
import { applyRecords } from '../records/apply-records';
import { readRecords } from '../records/read-records';
import { isEntry, sections, type Section } from '../records/records';
import type { OperatorRoutes } from './operator-routes';

/** For `api -- records` while the API has the data directory open. */
export const recordsPath = '/operator/records';

/** Bytes of a file as JSON: thousands of articles. */
const bodyLimit = 128 * 1024 * 1024;

/** @throws HttpProblem 400 for a part that does not exist */
function toSections(text: string | undefined): readonly Section[] {
  if (text === undefined) return sections;
  return text.split(',').map((name) => {
    const section = sections.find((one) => one === name);
    if (!section) throw badRequest('sections', 'enum', `must be of ${sections.join(', ')}`);
    return section;
  });
}

/** The routes of `api -- records`. */
export const registerOperatorRecords: OperatorRoutes = (server, database, onRequest) => {
  server.get<{ Querystring: { sections?: string } }>(recordsPath, { onRequest }, (request) =>
    readRecords(database, toSections(request.query.sections)),
  );
  server.post<{ Body: unknown }>(recordsPath, { onRequest, bodyLimit }, (request) => {
    const body = isEntry(request.body) ? request.body : {};
    return applyRecords(database, body['file'], {
      force: body['force'] === true,
      dryRun: body['dryRun'] === true,
    });
  });
};
