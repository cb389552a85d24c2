import { getParameters } from '../../domain/conditions/condition';
import { unitConditions, type UnitConditions } from '../../domain/conditions/table';
import { createCodec } from '../../lib/query-codec';
import { findLiveUnits } from '../finder';
import type { RememberedSearch } from './stored-visits';

/** What the pages of projects and of their units filter by; the order of their results finds nothing. */
export const searchConditions = createCodec<UnitConditions>(getParameters(unitConditions));

/** The units to buy that a search finds now; undefined when nobody can say. Rejects where code cannot be loaded. */
export const findMatches = (
  { project, query }: Pick<RememberedSearch, 'project' | 'query'>,
  signal: AbortSignal,
) => findLiveUnits(searchConditions.parse(query), project?.slug, signal);
