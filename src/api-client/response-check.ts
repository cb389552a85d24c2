import type { Client } from 'openapi-fetch';
import { nextTask } from '../lib/next-task';
import type { paths } from './generated/schema';

/** A part of an answer that does not fit the contract: it was taken out. */
export interface DroppedPart {
  /** JSON pointer in the answer as it came: `/data/3`, `/data/phone1`. */
  path: string;
  /** JSON pointer of what does not fit: the part itself, or something required in it. */
  invalidPath: string;
  /** Of a row with a readable id. */
  id?: string;
  /** What was known of it stands in its place. */
  restored?: true;
}

export interface CheckedAnswer {
  dropped: DroppedPart[];
}

/**
 * Repairs a value in place; undefined where it does not fit at all.
 * @param what a call as in the contract (`GET /public/blogs/list`), or the name of a schema
 * @param known what is known of `data`: stands in for those of its members and rows that do not fit
 */
export type Check = (what: string, value: unknown, known?: object) => CheckedAnswer | undefined;

interface Origin {
  call: string;
  check: () => Promise<Check>;
}

const origins = new WeakMap<Response, Origin>();

/**
 * Has the answers of a client checked by what `loadCheck` loads for a call, which begins while that is under way. For the
 * browser: the build validates by the contract itself, and repairs by the same rule.
 * @param loadCheck of a call as in the contract: `GET /public/blogs/list`
 */
export function addResponseCheck(client: Client<paths>, loadCheck: (call: string) => Promise<Check>): void {
  const callOf = (request: Request, path: string) => `${request.method} ${path}`;
  client.use({
    async onRequest({ request, schemaPath }) {
      // A page that has just been hydrated makes several calls at once.
      await nextTask();
      loadCheck(callOf(request, schemaPath)).catch(() => undefined);
    },
    onResponse({ request, response, schemaPath }) {
      const call = callOf(request, schemaPath);
      origins.set(response, { call, check: () => loadCheck(call) });
      return undefined;
    },
  });
}

/** The check of an answer, or of the problem that came in its place. Rejects when it cannot be loaded. */
export async function findCheck(response: Response) {
  const origin = origins.get(response);
  if (!origin) return undefined;
  const check = await origin.check();
  return {
    answer: (value: unknown, known?: object) => check(origin.call, value, known),
    problem: (value: unknown) => check('Problem', value) !== undefined,
  };
}
