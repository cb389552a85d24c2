import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import type { PublishedProject } from '../../domain/views/published';
import { toHomesData } from '../../domain/conditions/homes-data';
import {
  homesIndexPath,
  homesPartPath,
  toHomesFiles,
  type HomesFiles,
} from '../../domain/conditions/homes-files';
import { pick } from '../../lib/pick';
import type { Place } from '../../domain/conditions/place-name';

export interface HomesRecords {
  allProject: { nodes: { record: PublishedProject }[] };
  allLookup: { nodes: (Omit<Place, 'id'> & { lookup_id: string; category: string })[] };
}

/** Places, projects and the homes that can be bought, as a search reads them. */
export function homesFiles({ allProject, allLookup }: HomesRecords): HomesFiles {
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
  return toHomesFiles(
    toHomesData(
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

/** Writes what a search goes through into the site: an index, and homes in parts that are read only where the API does not answer. */
export async function writeHomesFiles(
  graphql: Graphql,
  reporter: Reporter,
  publicDirectory: string,
): Promise<void> {
  const { data, errors } = await graphql<HomesRecords>(`
    query HomesRecords {
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
  if (!data) return reporter.panic('The records for the search cannot be read', errors as Error | undefined);
  const { index, parts } = homesFiles(data);
  const write = (address: string, content: unknown) =>
    fs.writeFile(path.join(publicDirectory, address), JSON.stringify(content));
  await fs.rm(path.join(publicDirectory, path.dirname(homesIndexPath)), { recursive: true, force: true });
  await fs.mkdir(path.join(publicDirectory, path.dirname(homesIndexPath)), { recursive: true });
  await write(homesIndexPath, index);
  await Promise.all(parts.map((part, number) => write(homesPartPath(number), part)));
  const homes = parts.flatMap((part) => Object.values(part).flat()).length;
  reporter.info(`Search: ${homes} homes in ${parts.length} ${parts.length === 1 ? 'part' : 'parts'}`);
}
