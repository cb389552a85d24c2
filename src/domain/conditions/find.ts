import { asksForUnits, matcher } from './match';
import type { FinderData, FinderProject, FinderUnit } from './finder-data';
import { withPlaceIds } from './places-meant';
import { unitConditions, type UnitConditions } from './table';

/**
 * The units that match, cheapest first; those without a price last.
 * @param today ISO date in Riyadh
 */
export function findUnits(data: FinderData, wanted: UnitConditions, today: string): FinderUnit[] {
  const projects = new Set(
    data.projects.filter(matcher('project', unitConditions, withPlaceIds(wanted, data.places), today)),
  );
  const matches = matcher('unit', unitConditions, wanted);
  return data.units
    .filter((unit) => projects.has(unit.project) && matches(unit))
    .sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0);
}

/** The projects that match, with such a unit where something is asked of units. */
export function findProjects(data: FinderData, wanted: UnitConditions, today: string): FinderProject[] {
  const projects = data.projects.filter(
    matcher('project', unitConditions, withPlaceIds(wanted, data.places), today),
  );
  if (!asksForUnits(unitConditions, wanted)) return projects;
  const withUnit = new Set(findUnits(data, wanted, today).map(({ project }) => project));
  return projects.filter((project) => withUnit.has(project));
}

export interface MatchCount {
  readonly of: 'units' | 'projects';
  readonly count: number;
}

/** How much matches: units where something is asked of them, otherwise projects. */
export const countMatches = (data: FinderData, wanted: UnitConditions, today: string): MatchCount =>
  asksForUnits(unitConditions, wanted)
    ? { of: 'units', count: findUnits(data, wanted, today).length }
    : { of: 'projects', count: findProjects(data, wanted, today).length };
