import { toSearchFilter } from '../../domain/search/to-search-filter';
import { searchCode, searchCodecs, type Matches } from '../search';
import { maxMatches, type RememberedSearch } from './stored-visits';

/** The units to buy that a search finds now; undefined when nobody can say. Rejects where code cannot be loaded. */
export const findMatches = async (
  { project, query }: Pick<RememberedSearch, 'project' | 'query'>,
  signal: AbortSignal,
): Promise<Matches | undefined> =>
  (await searchCode.load()).findMatches(
    toSearchFilter(searchCodecs.projects.parse(query)),
    project?.slug,
    maxMatches,
    signal,
  );
