import { api } from '../../api-client/browser';
import type { components } from '../../api-client/generated/schema';
import { toResult } from '../../api-client/result';
import type { createSnapshot } from './unit-snapshot';

export type ProjectOfUnit = Parameters<typeof createSnapshot>[0] & { readonly slug: string };

const request = (body: components['schemas']['ApartmentFilter']) =>
  toResult(api.POST('/public/projects/apartments', { body }));

/**
 * A unit as the API has it now; undefined where it does not answer, or has no such unit.
 * @param project slug
 */
export async function readUnit(project: string, id: string) {
  let answer = await request({ project_id: project, unit_ids: [id] });
  // An API that cannot be asked for single units.
  if (!answer.ok && answer.failure.kind === 'problem' && answer.failure.status === 422)
    answer = await request({ project_id: project });
  if (!answer.ok) return undefined;
  const { data, meta } = answer.value;
  const unit = data.find((one) => one.id === id);
  return unit && { ...unit, asOf: meta.as_of };
}
