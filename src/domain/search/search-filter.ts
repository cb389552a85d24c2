import type { components } from '../../api-client/generated/schema';
import { matcher } from '../conditions/match';
import type { ProjectFacts } from '../conditions/condition';
import { withPlaceIds } from '../conditions/places-meant';
import type { Places } from '../conditions/places';
import { unitConditions, type UnitConditions } from '../conditions/table';

/** What is searched for, as the contract says it. */
export type SearchFilter = components['schemas']['ApartmentFilter'];

type ProjectConditions = Pick<UnitConditions, 'status_id' | 'city' | 'district' | 'handover' | 'near'>;

/** A published project as a search asks for it. */
export interface SearchedProject extends ProjectFacts {
  readonly id: string;
  /** When it was first shown; milliseconds since 1970. */
  readonly publishedAt: number;
}

/** All published projects, newest first, and the places that they are in. */
export interface SearchedProjects {
  readonly projects: readonly SearchedProject[];
  readonly places: Places;
}

/** Whether a filter asks something of projects. */
export const asksForProjects = ({ status_id, city, district, handover, near }: SearchFilter): boolean =>
  [status_id, city, handover].some((value) => value !== undefined) ||
  [district, near].some((values) => values !== undefined && values.length > 0);

/** Whether something is asked of units, and not only of their projects. */
export const asksForUnits = ({ rooms, price_max, area_min, available_only }: SearchFilter): boolean =>
  Boolean(rooms?.length) || price_max !== undefined || area_min !== undefined || available_only === true;

/** What a filter asks of projects. A value that the site does not offer, such as Draft, matches nothing. */
function toProjectConditions(filter: SearchFilter): ProjectConditions {
  const { status_id, city, district, handover, near } = filter;
  const by = handover === undefined ? undefined : unitConditions.handover.parameter.parse(handover);
  return {
    ...(status_id !== undefined && { status_id: status_id as Exclude<typeof status_id, 'Draft'> }),
    ...(city !== undefined && { city }),
    ...(district?.length && { district }),
    ...(by !== undefined && { handover: by }),
    ...(near?.length && { near }),
  };
}

/**
 * Whether a project meets what a filter asks of projects.
 * @param today ISO date in Riyadh
 */
export const projectMatcher = (
  filter: SearchFilter,
  places: Places,
  today: string,
): ((project: SearchedProject) => boolean) =>
  matcher('project', unitConditions, withPlaceIds(toProjectConditions(filter), places), today);
