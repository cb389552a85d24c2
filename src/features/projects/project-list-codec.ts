import { enums } from '../../api-client/generated/contract-values';
import type { paths } from '../../api-client/generated/schema';
import { manyRooms } from '../../domain/rooms';
import {
  area,
  createCodec,
  createSorts,
  flag,
  integer,
  listOf,
  oneOf,
  pageNumber,
  price,
  text,
  type Order,
} from '../../lists';
import { publicStatuses } from './project';

/** Of a page of the API's list. */
export type ProjectListQuery = Omit<
  NonNullable<paths['/public/projects/list']['get']['parameters']['query']>,
  'per_page'
>;
type Status = (typeof enums.ProjectStatus)[number];

/** `available_only`, `rooms` and `price_max` filter by units, so they need `POST public/projects/apartments`. */
export interface ProjectFilters extends ProjectListQuery {
  available_only?: boolean;
  rooms?: number;
  /** SAR */
  price_max?: number;
  /** Id of a city. The API has no filter by this and those below: then the finder looks through everything. */
  city?: string;
  /** Ids of districts. */
  district?: readonly string[];
  /** m² */
  area_min?: number;
  handover?: 'ready' | number;
  /** Services, all of which must be near. */
  near?: readonly (typeof enums.NearbyCategory)[number][];
  /** All that match, on a map: one page without a limit. */
  view?: 'map';
}

/** The id of a place: of the option lists, or made of its name. */
const placeId = text(60);
const handoverYear = integer(2000, 2100);

export const projectFilters = createCodec<ProjectFilters>({
  page: pageNumber,
  orderBy: oneOf(enums.ProjectOrder),
  desc: flag,
  status_id: oneOf<Status>(publicStatuses),
  available_only: flag,
  rooms: integer(1, manyRooms),
  price_max: price,
  city: placeId,
  district: listOf(placeId),
  area_min: area,
  handover: {
    parse: (value) => (value === 'ready' ? value : handoverYear.parse(value)),
    format: String,
  },
  near: listOf(oneOf(enums.NearbyCategory)),
  view: oneOf(['map']),
});

export const isOnMap = ({ view }: ProjectFilters): boolean => view === 'map';

export const projectSorts = createSorts({
  newest: {},
  oldest: { orderBy: 'published_at', desc: false },
  cheapest: { orderBy: 'price_from', desc: false },
  mostExpensive: { orderBy: 'price_from', desc: true },
} satisfies Record<string, Order<(typeof enums.ProjectOrder)[number]>>);
