import { api } from '../../api-client/browser';
import { readAllPages } from '../../api-client/read-pages';
import { toResult } from '../../api-client/result';
import type { components } from '../../api-client/generated/schema';
import { createCodec, integer, price, text } from '../../lib/query-codec';
import type { LocalizedText } from '../../lib/localized-text';
import { manyRooms } from '../../domain/rooms';
import { readPublishedRecords } from '../../records';
import type { RememberedSearch } from './stored-visits';

type Unit = components['schemas']['Unit'];

/** A unit that a search finds, with what a link to it says. */
export interface Match extends Pick<Unit, 'id' | 'flat_number' | 'building' | 'price'> {
  readonly project: { readonly slug: string; readonly name: LocalizedText };
}

/** What the pages of projects and of their units filter by; the order of their results finds nothing. */
interface SearchFilters {
  rooms?: number;
  /** m² */
  area_min?: number;
  /** SAR */
  price_max?: number;
  /** Of the project. */
  status_id?: string;
}

export const searchFilters = createCodec<SearchFilters>({
  rooms: integer(1, manyRooms),
  area_min: integer(1, 100_000),
  price_max: price,
  status_id: text(40),
});

/**
 * The units to buy that a search finds now; undefined when the API does not answer, or says less than there is.
 */
export async function findMatches(
  { project, query }: Pick<RememberedSearch, 'project' | 'query'>,
  signal: AbortSignal,
): Promise<Match[] | undefined> {
  const { rooms, area_min = 0, price_max, status_id } = searchFilters.parse(query);
  const filter = {
    available_only: true,
    ...(project && { project_id: project.slug }),
    ...(rooms && { rooms: [rooms] }),
    ...(price_max && { price_max }),
  };
  const [units, projects] = await Promise.all([
    readAllPages((page) =>
      toResult(api.POST('/public/projects/apartments', { body: { ...filter, page }, signal })),
    ),
    readPublishedRecords('projects', signal),
  ]);
  if (!units.ok || units.value.hasDropped || !projects || signal.aborted) return undefined;
  const byId = new Map(projects.rows.map((row) => [row.id, row]));
  return units.value.data.flatMap(({ id, flat_number, building, price: amount, project_id, total_area }) => {
    const of = byId.get(project_id);
    if (!of || total_area < area_min || (status_id !== undefined && of.status !== status_id)) return [];
    return [{ id, flat_number, building, price: amount, project: { slug: of.slug, name: of.name } }];
  });
}
