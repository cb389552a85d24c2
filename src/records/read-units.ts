import { api } from '../api-client/browser';
import type { components } from '../api-client/generated/schema';
import { isRefused } from '../api-client/refusal';
import { toResult } from '../api-client/result';

type Filter = components['schemas']['ApartmentFilter'];

const request = (body: Filter, signal: AbortSignal | undefined) =>
  toResult(api.POST('/public/projects/apartments', { body, signal }));

/**
 * Units as the API has them now, in full; undefined where it does not answer. Those that it does not have are left out.
 * @param project its id or slug
 * @param ids 50 at most
 */
export async function readUnits(project: string, ids: readonly string[], signal?: AbortSignal) {
  let answer = await request({ project_id: project, unit_ids: [...ids] }, signal);
  // An API that cannot be asked for single units.
  if (isRefused(answer)) answer = await request({ project_id: project }, signal);
  if (!answer.ok) return undefined;
  const { data, meta } = answer.value;
  return { units: data.filter(({ id }) => ids.includes(id)), asOf: meta.as_of, dropped: answer.dropped };
}
