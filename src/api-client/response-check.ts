import type { Client } from 'openapi-fetch';
import { nextTask } from '../lib/next-task';
import type { paths } from './schema';

/** A part of an answer that was taken out because it does not fit the contract. */
export interface DroppedPart {
  /** JSON pointer in the answer as it came: `/data/3`, `/data/phone1`. */
  path: string;
  /** JSON pointer of what does not fit: the part itself, or something required in it. */
  invalidPath: string;
  /** Of a row with a readable id. */
  id?: string;
}

export interface CheckedAnswer {
  dropped: DroppedPart[];
}

/**
 * Repairs a value in place; undefined where it does not fit at all.
 * @param what a call as in the contract (`GET /public/blogs/list`), or the name of a schema
 * @param known what stands in for the members of `data` that do not fit
 */
export type Check = (what: string, value: unknown, known?: object) => CheckedAnswer | undefined;

interface Origin {
  call: string;
  loadCheck: () => Promise<Check>;
}

const origins = new WeakMap<Response, Origin>();

/**
 * Has the answers of a client checked by what `loadCheck` loads, which begins while the first one is under way. For the
 * browser: the build validates with code of its own.
 */
export function addResponseCheck(client: Client<paths>, loadCheck: () => Promise<Check>): void {
  client.use({
    async onRequest() {
      // A page that has just been hydrated makes several calls at once.
      await nextTask();
      loadCheck().catch(() => undefined);
    },
    onResponse({ request, response, schemaPath }) {
      origins.set(response, { call: `${request.method} ${schemaPath}`, loadCheck });
      return undefined;
    },
  });
}

/** The check of an answer, or of the problem that came in its place. Rejects when it cannot be loaded. */
export async function checkOf(response: Response) {
  const origin = origins.get(response);
  if (!origin) return undefined;
  const check = await origin.loadCheck();
  return {
    answer: (value: unknown, known?: object) => check(origin.call, value, known),
    problem: (value: unknown) => check('Problem', value) !== undefined,
  };
}
