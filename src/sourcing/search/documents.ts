/** What can be found on the site, from the nodes of projects, rentals and articles. */
import { isOfferedBy } from '../../lib/plugin-sections';
import {
  blogDocument,
  isFindable,
  projectDocument,
  rentalDocument,
  type SearchedBlog,
  type SearchedProject,
  type SearchedRental,
} from '../../lib/search-index';
import type { SearchDocument } from '../../lib/search-index';

export interface SearchedRecords {
  organization: { plugins: readonly string[] } | null;
  allProject: { nodes: SearchedProject[] };
  allRental: { nodes: (Omit<SearchedRental, 'id'> & { rental_id: string })[] };
  allBlog: { nodes: SearchedBlog[] };
}

const everyDocument = ({ allProject, allRental, allBlog }: SearchedRecords): SearchDocument[] => [
  ...allProject.nodes.map(projectDocument),
  ...allRental.nodes
    .filter(isFindable)
    .map(({ rental_id, ...rental }) => rentalDocument({ ...rental, id: rental_id })),
  ...allBlog.nodes.map(blogDocument),
];

/** What the company offers of it. */
export const searchDocuments = (records: SearchedRecords): SearchDocument[] => {
  const isOffered = isOfferedBy(records.organization);
  return everyDocument(records).filter(({ id }) => isOffered(id));
};
