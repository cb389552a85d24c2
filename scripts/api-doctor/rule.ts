import type { Exchange, Recorder } from './recorder';
import type { Survey } from './survey';

/** What rules look at: the API, and what it said so far. */
export interface Context {
  api: Recorder;
  survey: Survey;
}

/** Something that an API must hold and that no schema can say. */
export interface Rule {
  title: string;
  /** @returns what is wrong, one sentence each */
  check(context: Context): string[] | Promise<string[]>;
}

/** A call as it is named in a sentence: `GET /public/projects/list?page=2`. */
export const nameOf = ({ method, path }: Exchange): string => `${method} ${path}`;

/** A sentence when a call was not answered with this status. */
export const expectStatus = (exchange: Exchange, status: number, why: string): string[] =>
  exchange.status === status
    ? []
    : [
        `${nameOf(exchange)} must answer ${status} ${why}; it ${exchange.status === 0 ? 'does not answer' : `answers ${exchange.status}`}`,
      ];
