import type { components } from '../../api-client/generated/schema';
import { distinctMedia } from '../../lib/distinct-media';
import type { ProjectDetails } from './project-details';

type Answer = components['schemas']['Project'];

const validRows = <T>(list: readonly T[] | null | undefined): T[] =>
  Array.isArray(list) ? list.filter((row) => typeof row === 'object' && row !== null) : [];

/** An answer of the API, unchecked by a build: missing lists become empty ones, pictures without an address are left out. */
export function toProjectDetails(answer: Answer): ProjectDetails {
  const buildings = validRows(answer.buildings).map((building) => ({
    ...building,
    units: validRows(building.units),
  }));
  return {
    ...answer,
    gallery: validRows(answer.gallery).filter(({ url }) => url),
    advantages: validRows(answer.advantages),
    guarantees: validRows(answer.guarantees),
    after_sales_services: validRows(answer.after_sales_services),
    nearby_services: validRows(answer.nearby_services),
    progress: validRows(answer.progress).map((report) => ({
      ...report,
      photos: validRows(report.photos).filter(({ url }) => url),
    })),
    viewings: validRows(answer.viewings),
    buildings,
    ...distinctMedia({ buildings }),
  };
}
