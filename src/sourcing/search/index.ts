/** Writes the search index into the site: small, and fetched only by those who search. */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import MiniSearch from 'minisearch';
import { searchIndexPath, searchOptions } from '../../lib/search-index';
import { searchDocuments, type SearchedRecords } from './documents';

type Graphql = <Data>(query: string) => Promise<{ data?: Data; errors?: unknown }>;

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
      allProject {
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
        }
      }
      allRental {
        nodes {
          rental_id
          state
          title {
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
        }
      }
      allBlog {
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
  if (!data) return reporter.panic('What can be searched cannot be read', errors as Error | undefined);
  const documents = searchDocuments(data);
  const index = new MiniSearch(searchOptions);
  index.addAll(documents);
  await fs.mkdir(publicDirectory, { recursive: true });
  await fs.writeFile(path.join(publicDirectory, searchIndexPath), JSON.stringify(index));
  reporter.info(`Search index: ${documents.length} entries`);
}
