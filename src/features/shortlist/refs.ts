/**
 * Which homes a comparison is of, as its address names them: `?units=alyasmin-gardens~prj-1001-a-101,…`, the project's
 * slug and the unit's id. Readable for people, and whole again after whatever a messenger does to links.
 */
import { routes } from '../../lib/routes';

export interface UnitRef {
  /** Slug of the project. */
  readonly project: string;
  /** Id of the unit. */
  readonly unit: string;
}

/** So many homes fit side by side. */
export const limit = 4;

/** Name of the query. */
export const unitsQuery = 'units';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** What nobody types and no API gives: an id beyond this is not asked for. Characters. */
const longest = 100;

export const isRef = ({ project, unit }: UnitRef): boolean =>
  project.length <= longest && slug.test(project) && unit !== '' && unit.length <= longest;

export const sameRef = (a: UnitRef, b: UnitRef): boolean => a.project === b.project && a.unit === b.unit;

/** Whether both name the same homes, in whatever order. */
export const sameRefs = (a: readonly UnitRef[], b: readonly UnitRef[]): boolean =>
  a.length === b.length && a.every((ref) => b.some((other) => sameRef(ref, other)));

/** The first four of those that can be asked for, each once. */
export function validRefs(refs: readonly UnitRef[]): UnitRef[] {
  const kept: UnitRef[] = [];
  for (const ref of refs) {
    if (kept.length < limit && isRef(ref) && !kept.some((other) => sameRef(ref, other))) kept.push(ref);
  }
  return kept;
}

/** The value of the query, not yet encoded for an address. Ids of letters, digits, dots and hyphens stay as they are. */
export const encodeRefs = (refs: readonly UnitRef[]): string =>
  validRefs(refs)
    .map(({ project, unit }) => `${project}~${encodeURIComponent(wellFormed(unit)).replaceAll('~', '%7E')}`)
    .join(',');

/** The homes that a value of the query names; what cannot be understood is left out. */
export const decodeRefs = (value: string | null | undefined): UnitRef[] =>
  validRefs((value ?? '').split(',').flatMap(decodeRef));

function decodeRef(part: string): UnitRef[] {
  const [project = '', unit = '', ...more] = part.trim().split('~');
  if (more.length > 0) return [];
  try {
    return [{ project, unit: decodeURIComponent(unit) }];
  } catch {
    return []; // a malformed percent sequence names no unit
  }
}

/** Half of a surrogate pair cannot stand in an address. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** The homes that the query of an address names. */
export const refsOf = (search: string): UnitRef[] => decodeRefs(new URLSearchParams(search).get(unitsQuery));

/** Path and query of the comparison of these homes. */
export function compareAddress(refs: readonly UnitRef[]): string {
  const value = encodeRefs(refs).replaceAll('%', '%25');
  return value ? `${routes.compare}?${unitsQuery}=${value}` : routes.compare;
}
