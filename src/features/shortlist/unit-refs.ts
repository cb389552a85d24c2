import { routes } from '../../lib/routes';

export interface UnitRef {
  /** Slug of the project. */
  readonly project: string;
  /** Id of the unit. */
  readonly unit: string;
}

/** Most units in a shortlist or a comparison: as many as fit side by side. */
export const maxUnits = 4;

/** Name of the query parameter. */
const queryName = 'units';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Characters of a slug or an id: longer ones are not requested from the API. */
const maxLength = 100;

export const isValidRef = ({ project, unit }: UnitRef): boolean =>
  project.length <= maxLength && slug.test(project) && unit !== '' && unit.length <= maxLength;

export const sameRef = (a: UnitRef, b: UnitRef): boolean => a.project === b.project && a.unit === b.unit;

/** Whether both lists name the same units, in any order. */
export const sameRefs = (a: readonly UnitRef[], b: readonly UnitRef[]): boolean =>
  a.length === b.length && a.every((ref) => b.some((other) => sameRef(ref, other)));

/** The first four valid references, without duplicates. */
export function validRefs(refs: readonly UnitRef[]): UnitRef[] {
  const valid: UnitRef[] = [];
  for (const ref of refs) {
    if (valid.length < maxUnits && isValidRef(ref) && !valid.some((other) => sameRef(ref, other)))
      valid.push(ref);
  }
  return valid;
}

/**
 * The value of the query parameter, not yet encoded for an address: `alyasmin-gardens~prj-1001-a-101,…`, slugs of projects
 * and ids of units. Odd characters of ids are encoded inside the value too, because some messengers decode links.
 */
export const encodeRefs = (refs: readonly UnitRef[]): string =>
  validRefs(refs)
    .map(({ project, unit }) => `${project}~${encodeURIComponent(wellFormed(unit)).replaceAll('~', '%7E')}`)
    .join(',');

/** The units that a value of the query parameter names; what cannot be parsed is left out. */
export const decodeRefs = (value: string | null | undefined): UnitRef[] =>
  validRefs((value ?? '').split(',').flatMap(decodeRef));

function decodeRef(part: string): UnitRef[] {
  const [project = '', unit = '', ...more] = part.trim().split('~');
  if (more.length > 0) return [];
  try {
    return [{ project, unit: decodeURIComponent(unit) }];
  } catch {
    return []; // malformed percent sequence
  }
}

/** A lone surrogate cannot be encoded in an address. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** The units that the query string of an address names. */
export const parseCompareAddress = (search: string): UnitRef[] =>
  decodeRefs(new URLSearchParams(search).get(queryName));

/** Path and query of the comparison of these units. */
export function compareAddress(refs: readonly UnitRef[]): string {
  const value = encodeRefs(refs).replaceAll('%', '%25');
  return value ? `${routes.compare}?${queryName}=${value}` : routes.compare;
}
