import { enums } from '../../api-client/generated/contract-values';
import type { paths } from '../../api-client/generated/schema';
import { getParameters } from '../../domain/conditions/condition';
import { askedConditions } from '../../domain/conditions/match';
import { unitConditions, type UnitConditions } from '../../domain/conditions/table';
import { createCodec, createSorts, flag, oneOf, pageNumber, type Order } from '../../lists';

/** Of a page of the API's list. */
export type ProjectListQuery = Omit<
  NonNullable<paths['/public/projects/list']['get']['parameters']['query']>,
  'per_page'
>;

/** What the results can be ordered by; the API's list knows the first two. */
const orders = [...enums.ProjectOrder, 'price_per_m2', 'total_area', 'handover_date'] as const;

export interface ProjectFilters extends UnitConditions, Pick<ProjectListQuery, 'page' | 'desc'> {
  orderBy?: (typeof orders)[number];
  /** All that match, on a map: one page without a limit. */
  view?: 'map';
}

export const projectFilters = /* @__PURE__ */ createCodec<ProjectFilters>({
  page: pageNumber,
  orderBy: /* @__PURE__ */ oneOf(orders),
  desc: flag,
  .../* @__PURE__ */ getParameters(unitConditions),
  view: /* @__PURE__ */ oneOf(['map']),
});

export const isOnMap = ({ view }: ProjectFilters): boolean => view === 'map';

export const projectSorts = createSorts({
  newest: {},
  cheapest: { orderBy: 'price_from', desc: false },
  mostExpensive: { orderBy: 'price_from', desc: true },
  cheapestArea: { orderBy: 'price_per_m2', desc: false },
  largest: { orderBy: 'total_area', desc: true },
  handover: { orderBy: 'handover_date', desc: false },
} satisfies Record<string, Order<(typeof orders)[number]>>);

/** Whether homes are searched for; otherwise all projects are listed, newest first. */
export const isSearch = (filters: ProjectFilters): boolean =>
  askedConditions(unitConditions, filters).length > 0 || projectSorts.nameOf(filters) !== 'newest';
