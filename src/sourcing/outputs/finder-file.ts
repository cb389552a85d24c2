import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import type { PublishedProject } from '../../domain/views/published';
import { toFinderData } from '../../domain/conditions/finder-data';
import { finderFilePath, toFinderFile, type FinderFile } from '../../domain/conditions/finder-file';
import { pick } from '../../lib/pick';
import type { Place } from '../../domain/conditions/place-name';

export interface FinderRecords {
  allProject: { nodes: { record: PublishedProject }[] };
  allLookup: { nodes: (Omit<Place, 'id'> & { lookup_id: string; category: string })[] };
}

/** Places, projects and the homes that can be bought, as the finder reads them. */
export function finderFile({ allProject, allLookup }: FinderRecords): FinderFile {
  const placesOf = (wanted: string): Place[] =>
    allLookup.nodes
      .filter(({ category }) => category === wanted)
      .map(({ lookup_id, label, parent_id }) => ({ id: lookup_id, label, ...(parent_id && { parent_id }) }));
  const projects = allProject.nodes.map(({ record: { licence, ...project } }) => ({
    ...project,
    licence: licence && pick(licence, 'kind', 'number', 'expires_at', 'url'),
  }));
  const near = new Map(
    projects.map(({ id, nearby_services }) => [id, nearby_services.map(({ category }) => category)]),
  );
  return toFinderFile(
    toFinderData(
      projects,
      projects.flatMap(({ id, buildings }) =>
        buildings.flatMap(({ name, units }) =>
          units.map((unit) => ({ ...unit, project_id: id, building: name })),
        ),
      ),
      { cities: placesOf('cities'), districts: placesOf('districts') },
      (id) => near.get(id) ?? [],
    ),
  );
}

type Graphql = <Data>(query: string) => Promise<{ data?: Data; errors?: unknown }>;

/** Writes what the finder looks through into the site: a file of its own, which only those who look for a home download. */
export async function writeFinderFile(
  graphql: Graphql,
  reporter: Reporter,
  publicDirectory: string,
): Promise<void> {
  const { data, errors } = await graphql<FinderRecords>(`
    query FinderRecords {
      allLookup(sort: { order: ASC }, filter: { category: { in: ["cities", "districts"] } }) {
        nodes {
          lookup_id
          category
          parent_id
          label {
            ar
            en
          }
        }
      }
      allProject(sort: [{ published_at: DESC }, { project_id: ASC }]) {
        nodes {
          record
        }
      }
    }
  `);
  if (!data) return reporter.panic('The records for the finder cannot be read', errors as Error | undefined);
  const file = finderFile(data);
  await fs.mkdir(publicDirectory, { recursive: true });
  await fs.writeFile(path.join(publicDirectory, finderFilePath), JSON.stringify(file));
  reporter.info(`Finder: ${file.projects.flatMap(({ units }) => units).length} homes`);
}
