import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import MiniSearch from 'minisearch';
import { isOfferedBy } from '../../domain/plugin-sections';
import {
  blogDocument,
  isFindable,
  projectDocument,
  rentalDocument,
  type SearchedBlog,
  type SearchedProject,
  type SearchedRental,
  searchIndexPath,
  searchOptions,
  type SearchDocument,
} from '../../lib/search-index';

export interface SearchedRecords {
  organization: { plugins: readonly string[] } | null;
  allProject: { nodes: { record: SearchedProject }[] };
  allRental: { nodes: { record: SearchedRental }[] };
  allBlog: { nodes: { record: SearchedBlog }[] };
}

/** Documents of all projects, rentals and articles in the sections that the organization has enabled. */
export function searchDocuments(records: SearchedRecords): SearchDocument[] {
  const { organization, allProject, allRental, allBlog } = records;
  const isOffered = isOfferedBy(organization);
  return [
    ...allProject.nodes.map(({ record }) => projectDocument(record)),
    ...allRental.nodes
      .map(({ record }) => record)
      .filter(isFindable)
      .map(rentalDocument),
    ...allBlog.nodes.map(({ record }) => blogDocument(record)),
  ].filter(({ id }) => isOffered(id));
}

type Graphql = <Data>(query: string) => Promise<{ data?: Data; errors?: unknown }>;

/** Writes the search index into the site: a file of its own, which only those who search download. */
export async function writeSearchIndex(
  graphql: Graphql,
  reporter: Reporter,
  publicDirectory: string,
): Promise<void> {
  const { data, errors } = await graphql<SearchedRecords>(`
    query SearchedRecords {
      organization {
        plugins
      }
      allProject(sort: [{ published_at: DESC }, { project_id: ASC }]) {
        nodes {
          record
        }
      }
      allRental(sort: [{ published_at: DESC }, { rental_id: ASC }]) {
        nodes {
          record
        }
      }
      allBlog(sort: [{ published_at: DESC }, { blog_id: ASC }]) {
        nodes {
          record
        }
      }
    }
  `);
  if (!data)
    return reporter.panic('The records for the search index cannot be read', errors as Error | undefined);
  const documents = searchDocuments(data);
  const index = new MiniSearch(searchOptions);
  index.addAll(documents);
  await fs.mkdir(publicDirectory, { recursive: true });
  await fs.writeFile(path.join(publicDirectory, searchIndexPath), JSON.stringify(index));
  reporter.info(`Search index: ${documents.length} entries`);
}
