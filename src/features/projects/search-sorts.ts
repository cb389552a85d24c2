import type { components } from '../../api-client/generated/schema';
import { projectSorts, type ProjectFilters } from './project-list-codec';

/** How a search for homes names the orders. */
const searchSorts: Readonly<
  Record<(typeof projectSorts.names)[number], components['schemas']['ApartmentSort']>
> = {
  newest: 'newest',
  cheapest: 'price_asc',
  mostExpensive: 'price_desc',
  cheapestArea: 'price_per_m2_asc',
  largest: 'area_desc',
  handover: 'handover',
};

/** The order of a search for homes that the filters ask for. */
export const getSearchSort = (filters: ProjectFilters) => searchSorts[projectSorts.nameOf(filters)];
