import type { components } from '../../api-client/generated/schema';
import { distinctMedia, type KnownMedia } from './distinct-media';

const validRows = <T>(list: readonly T[] | null | undefined): T[] =>
  Array.isArray(list) ? list.filter((row) => typeof row === 'object' && row !== null) : [];

/**
 * A project of the API as pages show it: missing lists become empty ones, pictures without an address are left out.
 * @param known of the build: its plans and photos are those of units that are as they were known
 */
export function toProjectDetails<Project extends components['schemas']['Project']>(
  project: Project,
  known?: KnownMedia,
) {
  const buildings = validRows(project.buildings).map((building) => ({
    ...building,
    units: validRows(building.units),
  }));
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
