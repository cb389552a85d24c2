import { useMemo } from 'react';
import { usePublished } from '../live-records';
import { similarProjects } from './similar-projects';

/** Up to three other projects with something to buy, as the API has them now; none until it has answered. */
export function useSimilarProjects(like: Parameters<typeof similarProjects>[0]) {
  const { published } = usePublished('projects');
  return useMemo(() => (published ? similarProjects(like, published.rows) : []), [like, published]);
}
