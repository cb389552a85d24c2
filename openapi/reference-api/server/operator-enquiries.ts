import { countEnquiries } from '../enquiries/count-enquiries';
import { eraseEnquiries, parseDays, parseReference, type EraseSelection } from '../enquiries/erase-enquiries';
import { parseTime } from '../enquiries/parse-time';
import { enquiryKinds, readEnquiries, type EnquiryFilter } from '../enquiries/read-enquiries';
import { badRequest } from '../operations/http-problem';
import type { OperatorRoutes } from './operator-routes';

/** For `api -- enquiries` while the API has the data directory open. */
export const enquiriesPath = '/operator/enquiries';

/** For the figures of operators. */
export const enquiryCountsPath = '/operator/enquiries/counts';

type Query = Record<string, unknown>;

/**
 * A query parameter that `parse` understands; undefined when it was not sent.
 * @throws HttpProblem 400 naming it otherwise
 */
function read<Value>(
  query: Query,
  name: string,
  expected: string,
  parse: (text: string) => Value | undefined,
) {
  const text = query[name];
  if (text === undefined) return undefined;
  const value = typeof text === 'string' ? parse(text) : undefined;
  if (value === undefined) throw badRequest(name, 'format', `must be ${expected}`);
  return value;
}

const readDays = (query: Query) => read(query, 'older_than', 'a number of days from 1', parseDays);

function toFilter(query: Query): EnquiryFilter {
  const kinds = enquiryKinds.join(', ');
  const kind = read(query, 'kind', `one of ${kinds}`, (text) => enquiryKinds.find((one) => one === text));
  const since = read(query, 'since', 'a date or time, as 2026-11-21', parseTime);
  const days = readDays(query);
  return { ...(kind && { kind }), ...(since && { since }), ...(days && { older_than: days }) };
}

function toSelection(query: Query): EraseSelection {
  const reference = read(query, 'reference', 'a reference number, as SH-20001', parseReference);
  const olderThanDays = readDays(query);
  if (reference && !olderThanDays) return { reference };
  if (olderThanDays && !reference) return { olderThanDays };
  throw badRequest('reference', 'required', 'must be there, or older_than; not both');
}

/** The routes of `api -- enquiries`. */
export const registerOperatorEnquiries: OperatorRoutes = (server, database, onRequest) => {
  server.get<{ Querystring: Query }>(enquiriesPath, { onRequest }, (request) =>
    readEnquiries(database, toFilter(request.query)),
  );
  server.get(enquiryCountsPath, { onRequest }, () => countEnquiries(database));
  server.delete<{ Querystring: Query }>(enquiriesPath, { onRequest }, (request) =>
    eraseEnquiries(database, toSelection(request.query)),
  );
};
