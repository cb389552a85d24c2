import { hasRooms } from '../rooms';
import { asksForHomes, type HomeConditions } from './home-conditions';
import type { FinderData, FinderProject, FinderUnit } from './finder-data';

/** @param today ISO date in Riyadh */
function matchesProject(
  { city, district, handover, near, status }: FinderProject,
  wanted: HomeConditions,
  today: string,
): boolean {
  if (wanted.city !== undefined && wanted.city !== city) return false;
  if (wanted.district && !wanted.district.includes(district)) return false;
  if (wanted.status_id !== undefined && wanted.status_id !== status) return false;
  if (wanted.near?.some((kind) => !near.includes(kind))) return false;
  if (wanted.handover === undefined || status === 'Completed') return true;
  const last = wanted.handover === 'ready' ? today : `${wanted.handover}-12-31`;
  return handover !== null && handover.slice(0, 10) <= last;
}

function matchesUnit(
  { rooms, price, total_area, state }: FinderUnit,
  { rooms: count, price_max, area_min, available_only }: HomeConditions,
): boolean {
  if (count !== undefined && !hasRooms(rooms, count)) return false;
  if (area_min !== undefined && total_area < area_min) return false;
  if ((available_only || price_max !== undefined) && state !== 'available') return false;
  return price_max === undefined || (price ?? Infinity) <= price_max;
}

/** The homes that match, cheapest first; those without a price last. */
export function findHomes(data: FinderData, wanted: HomeConditions, today: string): FinderUnit[] {
  const projects = new Set(data.projects.filter((project) => matchesProject(project, wanted, today)));
  return data.units
    .filter((unit) => projects.has(unit.project) && matchesUnit(unit, wanted))
    .sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0);
}

/** The projects that match, with such a home where conditions of homes are among them. */
export function findProjects(data: FinderData, wanted: HomeConditions, today: string): FinderProject[] {
  const projects = data.projects.filter((project) => matchesProject(project, wanted, today));
  if (!asksForHomes(wanted)) return projects;
  const withHome = new Set(findHomes(data, wanted, today).map(({ project }) => project));
  return projects.filter((project) => withHome.has(project));
}

export interface MatchCount {
  readonly of: 'homes' | 'projects';
  readonly count: number;
}

/** How much matches: homes where a condition is one of homes, otherwise projects. */
export const countMatches = (data: FinderData, wanted: HomeConditions, today: string): MatchCount =>
  asksForHomes(wanted)
    ? { of: 'homes', count: findHomes(data, wanted, today).length }
    : { of: 'projects', count: findProjects(data, wanted, today).length };
