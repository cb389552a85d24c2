import { promises as fs } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { toFinderData, type SourceProject, type SourceUnit } from '../../domain/conditions/finder-data';
import { finderFilePath, toFinderFile, type FinderFile } from '../../domain/conditions/finder-file';
import type { Place } from '../../domain/conditions/place-name';

interface BuiltProject extends Omit<SourceProject, 'id'> {
  project_id: string;
  nearby_services: { category: string }[];
  buildings: { name: SourceUnit['building']; units: Omit<SourceUnit, 'project_id' | 'building'>[] }[];
}

export interface FinderRecords {
  allProject: { nodes: BuiltProject[] };
  allLookup: { nodes: (Omit<Place, 'id'> & { lookup_id: string; category: string })[] };
}

/** Places, projects and the homes that can be bought, as the finder reads them. */
export function finderFile({ allProject, allLookup }: FinderRecords): FinderFile {
  const placesOf = (wanted: string): Place[] =>
    allLookup.nodes
      .filter(({ category }) => category === wanted)
      .map(({ lookup_id, label, parent_id }) => ({ id: lookup_id, label, ...(parent_id && { parent_id }) }));
  const near = new Map(
    allProject.nodes.map(({ project_id, nearby_services }) => [
      project_id,
      nearby_services.map(({ category }) => category),
    ]),
  );
  return toFinderFile(
    toFinderData(
      allProject.nodes.map(({ project_id, ...project }) => ({ ...project, id: project_id })),
      allProject.nodes.flatMap(({ project_id, buildings }) =>
        buildings.flatMap(({ name, units }) =>
          units.map((unit) => ({ ...unit, project_id, building: name })),
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
          project_id
          slug
          status
          handover_date
          licence {
            kind
            number
            expires_at
            url
          }
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
          nearby_services {
            category
          }
          buildings {
            name {
              ar
              en
            }
            units {
              id
              flat_number
              floor
              rooms
              total_area
              price
              state
            }
          }
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
