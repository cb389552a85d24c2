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
  allProject: { nodes: SearchedProject[] };
  allRental: { nodes: (Omit<SearchedRental, 'id'> & { rental_id: string })[] };
  allBlog: { nodes: SearchedBlog[] };
}

/** Documents of all projects, rentals and articles in the sections that the organization has enabled. */
export function searchDocuments(records: SearchedRecords): SearchDocument[] {
  const { organization, allProject, allRental, allBlog } = records;
  const isOffered = isOfferedBy(organization);
  return [
    ...allProject.nodes.map(projectDocument),
    ...allRental.nodes
      .filter(isFindable)
      .map(({ rental_id, ...rental }) => rentalDocument({ ...rental, id: rental_id })),
    ...allBlog.nodes.map(blogDocument),
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
          slug
          name {
            ar
            en
          }
          city {
            ar
            en
          }
          district {
            ar
            en
          }
          summary {
            ar
            en
          }
          description {
            ar
            en
          }
        }
      }
      allRental(sort: [{ published_at: DESC }, { rental_id: ASC }]) {
        nodes {
          rental_id
          state
          title {
            ar
            en
          }
          description {
            ar
            en
          }
          parking_spaces
          furnishing
          city {
            ar
            en
          }
          district {
            ar
            en
          }
        }
      }
      allBlog(sort: [{ published_at: DESC }, { blog_id: ASC }]) {
        nodes {
          slug
          title {
            ar
            en
          }
          excerpt {
            ar
            en
          }
          tags {
            ar
            en
          }
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
