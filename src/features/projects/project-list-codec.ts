import { enums } from '../../api-client/generated/contract-values';
import type { paths } from '../../api-client/generated/schema';
import { getParameters } from '../../domain/conditions/condition';
import { unitConditions, type UnitConditions } from '../../domain/conditions/table';
import { createCodec, createSorts, flag, oneOf, pageNumber, type Order } from '../../lists';

/** Of a page of the API's list. */
export type ProjectListQuery = Omit<
  NonNullable<paths['/public/projects/list']['get']['parameters']['query']>,
  'per_page'
>;

export interface ProjectFilters extends UnitConditions, Pick<ProjectListQuery, 'page' | 'orderBy' | 'desc'> {
  /** All that match, on a map: one page without a limit. */
  view?: 'map';
}

export const projectFilters = /* @__PURE__ */ createCodec<ProjectFilters>({
  page: pageNumber,
  orderBy: /* @__PURE__ */ oneOf(enums.ProjectOrder),
  desc: flag,
  .../* @__PURE__ */ getParameters(unitConditions),
  view: /* @__PURE__ */ oneOf(['map']),
});

export const isOnMap = ({ view }: ProjectFilters): boolean => view === 'map';

export const projectSorts = createSorts({
  newest: {},
  oldest: { orderBy: 'published_at', desc: false },
  cheapest: { orderBy: 'price_from', desc: false },
  mostExpensive: { orderBy: 'price_from', desc: true },
} satisfies Record<string, Order<(typeof enums.ProjectOrder)[number]>>);
