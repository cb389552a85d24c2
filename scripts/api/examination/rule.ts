import type { Exchange, Recorder } from './recorder';
import type { Survey } from './survey';

/** What rules look at: the API, and what it said so far. */
export interface Context {
  api: Recorder;
  survey: Survey;
  /** Origin of the site whose browsers call the API; null where its host forwards calls. */
  siteOrigin: string | null;
  /** Optional parts of requests that the API turned out not to know: `city`, `view: summary`. */
  unknown: Set<string>;
}

/** Something that an API must hold and that no schema can say. */
export interface Rule {
  title: string;
  /** @returns what is wrong, one sentence each */
  check(context: Context): string[] | Promise<string[]>;
}

/** Characters of a body that a sentence shows at most; a filter is shown whole. */
const shownBody = 60;

/** A call as it is named in a sentence: `GET /public/projects/list?page=2`, with a short body. */
export function getName({ method, path, requestBody: body = '' }: Exchange): string {
  const isShown = body.length <= shownBody || path.endsWith('/apartments');
  return `${method} ${path}${body && isShown ? ` ${body}` : ''}`;
}

/** A sentence when a call was not answered with this status. */
export const expectStatus = (exchange: Exchange, status: number, why: string): string[] =>
  exchange.status === status
    ? []
    : [
        `${getName(exchange)} must answer ${status} ${why}; it ${exchange.status === 0 ? 'does not answer' : `answers ${exchange.status}`}`,
      ];

/** Parts of a list in a header, in lower case. */
export const headerParts = (exchange: Exchange, header: string): string[] =>
  (exchange.headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/);
