import { similarUnits } from '../../domain/similar-units';
import { findUnit, type ProjectDetails } from '../projects';
import type { BriefUnit, UnitDetails } from './unit-page-data';

/** The units of a project with the names of their buildings. */
const briefUnits = ({ buildings }: Pick<ProjectDetails, 'buildings'>): BriefUnit[] =>
  buildings.flatMap(({ name, units }) => units.map((unit) => ({ ...unit, building: name })));

/** Units to offer in place of one that the project does not have; similar ones where it is known what it was. */
export function unitsInstead(project: ProjectDetails, like: UnitDetails['unit'] | undefined): BriefUnit[] {
  const none = { id: '', rooms: 0, total_area: 0, price: null, state: 'sold' };
  return similarUnits(like ?? none, briefUnits(project), project.status);
}

/**
 * A unit as an answer of the API has it; undefined where its project has no such unit.
 * @param known stands in for it where it may be one that cannot be read
 */
export function liveDetails(
  project: ProjectDetails,
  id: string,
  known?: UnitDetails,
): UnitDetails | undefined {
  const found = findUnit(project, id);
  if (!found) return project.has_unread_units && known;
  const { building } = found;
  const unit = { ...(known?.unit.id === id && known.unit), ...found.unit };
  const { floor_plans, unit_photos } = project;
  return {
    project,
    building,
    unit,
    media: { floor_plans: floor_plans.filter((plan) => plan.id === unit.floor_plan?.id), unit_photos },
    similar: unitsInstead(project, unit),
  };
}
