import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import type { PublishedProject } from '../../domain/views/published';
import { toFinderData } from '../../domain/conditions/finder-data';
import {
  finderIndexPath,
  finderPartPath,
  toFinderFiles,
  type FinderFiles,
} from '../../domain/conditions/finder-files';
import { pick } from '../../lib/pick';
import type { Place } from '../../domain/conditions/place-name';

export interface FinderRecords {
  allProject: { nodes: { record: PublishedProject }[] };
  allLookup: { nodes: (Omit<Place, 'id'> & { lookup_id: string; category: string })[] };
}

/** Places, projects and the homes that can be bought, as the finder reads them. */
export function finderFiles({ allProject, allLookup }: FinderRecords): FinderFiles {
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
  return toFinderFiles(
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

/** Writes what the finder looks through into the site: an index, and homes in parts that are read only where the API does not answer. */
export async function writeFinderFiles(
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
  const { index, parts } = finderFiles(data);
  const write = (address: string, content: unknown) =>
    fs.writeFile(path.join(publicDirectory, address), JSON.stringify(content));
  await fs.rm(path.join(publicDirectory, path.dirname(finderIndexPath)), { recursive: true, force: true });
  await fs.mkdir(path.join(publicDirectory, path.dirname(finderIndexPath)), { recursive: true });
  await write(finderIndexPath, index);
  await Promise.all(parts.map((part, number) => write(finderPartPath(number), part)));
  const homes = parts.flatMap((part) => Object.values(part).flat()).length;
  reporter.info(`Finder: ${homes} homes in ${parts.length} ${parts.length === 1 ? 'part' : 'parts'}`);
}
