import type { components } from '../../api-client/generated/schema';
import { distinctMedia, type KnownMedia } from './distinct-media';

const validRows = <T>(list: readonly T[] | null | undefined): T[] =>
  Array.isArray(list) ? list.filter((row) => typeof row === 'object' && row !== null) : [];

interface Known extends KnownMedia {
  readonly buildings?: readonly { readonly units: readonly { readonly id: string }[] }[];
}

/**
 * A project of the API as pages show it: missing lists become empty ones, pictures without an address are left out.
 * @param known of the build: what an answer in brief does not say of a unit is as it was known
 */
export function toProjectDetails<Project extends components['schemas']['Project']>(
  project: Project,
  known: Known = {},
) {
  const listed = validRows(project.buildings).map((building) => ({
    ...building,
    units: validRows(building.units),
  }));
  const inBrief = listed.every(({ units }) =>
    units.every((unit) => !('floor_plan' in unit || 'photos' in unit)),
  );
  const knownUnits = new Map(
    known.buildings?.flatMap(({ units }) => units.map((unit) => [unit.id, unit] as const)),
  );
  const buildings = inBrief
    ? listed.map((building) => ({
        ...building,
        units: building.units.map((unit) => ({ ...knownUnits.get(unit.id), ...unit })),
      }))
    : listed;
  return {
    ...project,
    gallery: validRows(project.gallery).filter(({ url }) => url),
    advantages: validRows(project.advantages),
    guarantees: validRows(project.guarantees),
    after_sales_services: validRows(project.after_sales_services),
    nearby_services: validRows(project.nearby_services),
    progress: validRows(project.progress).map((report) => ({
      ...report,
      photos: validRows(report.photos).filter(({ url }) => url),
    })),
    viewings: validRows(project.viewings),
    buildings,
    ...distinctMedia({ buildings }, known),
  };
}
