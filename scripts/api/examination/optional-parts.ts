import type { Exchange } from './recorder';
import type { Context } from './rule';
import { isObject, objects, type Survey } from './survey';

// An API of an earlier contract refuses what came later, or ignores it. The site then works as it did before.

/** Whether the API searches by itself: in brief, it answers by project. */
export const searches = ({ search: { status, json } }: Survey): boolean =>
  status === 200 && isObject(json) && Array.isArray(json['groups']);

/** Members of a filter that every API knows. */
const old = 'project_id, building_id, available_only, rooms, price_max, sort, page';

/** Members of a filter that an API need not know. */
export const optionalParts = (filter: object): string[] =>
  Object.keys(filter).filter((name) => !old.split(', ').includes(name));

/**
 * Whether an API says that it does not know an optional part of a call; those that it names are noted, or else all.
 * @param parts that it may lack, each begins with its field
 */
export function isRefused({ unknown }: Context, answer: Exchange, parts: readonly string[]): boolean {
  const { status, json } = answer;
  if (parts.length === 0 || (status !== 400 && status !== 422)) return false;
  const errors = objects(isObject(json) ? json['errors'] : undefined);
  const fields = errors.map(({ field }) => String(field).split('.')[0]);
  const named = parts.filter((part) => fields.includes(/^\w+/.exec(part)?.[0]));
  for (const part of named.length > 0 ? named : parts) unknown.add(part);
  return true;
}

/** What an API lacks of what it need not know, and what the site does then; undefined where it knows everything. */
export function describeUnknown({ survey, unknown }: Context): string | undefined {
  if (unknown.size === 0) return undefined;
  const parts = [...unknown].join(', ');
  return searches(survey)
    ? `The API does not know ${parts}. The contract lets it: a search that needs it reads everything.`
    : `The API cannot search by itself: it does not know ${parts}. The contract lets it: the site reads everything and searches that.`;
}
