import path from 'node:path';
import { readBlogs } from './blogs';
import type { Dataset } from './dataset';
import { demoDataFolder } from './demo-file-error';
import { openMedia } from './media';
import { readProjects } from './projects';
import { readYaml } from './read-files';
import { readRentals } from './rentals';

function newestFirst<Row extends { published_at: string }>(rows: Row[]): Row[] {
  return rows.toSorted((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at));
}

/**
 * Reads the demo data. Lists are newest first, media are paths below `/media/`, launches are after `now`;
 * everything else is the same each time.
 * @param now the time that launches are counted from
 * @param folder where the files are
 * @throws {DemoFileError} naming the file and what is wrong with it
 */
export function loadDemoData(now: Date = new Date(), folder: string = demoDataFolder): Dataset {
  const file = (name: string) => path.join(folder, name);
  const { key, profile } = readYaml('organization', file('organization.yaml'));
  const lookups = readYaml('lookups', file('lookups.yaml'));
  const unitTypes = readYaml('unitTypes', file('unit-types.yaml'));
  const afterSales = readYaml('afterSales', file('after-sales.yaml'));
  const media = openMedia(file('media'), readYaml('images', file('images.yaml')));
  const projects = readProjects(file('projects'), { now, lookups, afterSales, unitTypes, media });
  const rentals = readRentals(file('rentals.yaml'), { projects, lookups, unitTypes, media });
  return {
    organizationKey: key,
    organization: profile,
    projects: newestFirst(projects),
    rentals: newestFirst(rentals),
    blogs: newestFirst(readBlogs(file('blogs'), media)),
    lookups,
  };
}
