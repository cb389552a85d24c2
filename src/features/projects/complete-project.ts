/** A project as the API answers it in the browser, where no build has checked it. */
import type { components } from '../../api-client/schema';
import { distinctMedia } from '../../lib/distinct-media';
import type { ProjectDetails } from './project-details';

type Contract = components['schemas']['Project'];

const rows = <T>(list: readonly T[] | null | undefined): T[] =>
  Array.isArray(list) ? list.filter((row) => typeof row === 'object' && row !== null) : [];

/** With a list wherever the page expects one, and without pictures that have no address. */
export function completeProject(answer: Contract): ProjectDetails {
  const buildings = rows(answer.buildings).map((building) => ({ ...building, units: rows(building.units) }));
  return {
    ...answer,
    gallery: rows(answer.gallery).filter(({ url }) => url),
    advantages: rows(answer.advantages),
    guarantees: rows(answer.guarantees),
    after_sales_services: rows(answer.after_sales_services),
    nearby_services: rows(answer.nearby_services),
    buildings,
    ...distinctMedia({ buildings }),
  };
}
