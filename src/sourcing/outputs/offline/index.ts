import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { offlinePages, type OfflineFile } from '../../../domain/offline-pages';
import type { PublishedProject } from '../../../domain/views/published';
import { readEnv } from '../../../lib/env';
import { keepsPages } from '../../../lib/kept-pages';
import { offlineFolder, offlinePath } from '../../../lib/record-files';
import { routes } from '../../../lib/routes';
import { offlineScale } from './weigh-offline';

interface Data {
  allProject: { nodes: { record: PublishedProject }[] };
  allUnitPage: { nodes: { unit_id: string; project_slug: string }[] };
}

/** Writes for each project which of its pages are kept, and how much they are; nothing where browsers keep none. */
export async function writeOfflineFiles(
  { cache, graphql, reporter }: BuildArgs,
  publicDirectory: string,
): Promise<void> {
  const folder = path.join(publicDirectory, offlineFolder);
  await rm(folder, { recursive: true, force: true });
  if (!keepsPages(readEnv())) return;
  const { data, errors } = await graphql<Data>(`
    query OfflinePages {
      allProject {
        nodes {
          record
        }
      }
      allUnitPage {
        nodes {
          unit_id
          project_slug
        }
      }
    }
  `);
  if (!data) return reporter.panic('The projects to keep cannot be read', errors as Error | undefined);
  const built = new Set(data.allUnitPage.nodes.map((page) => routes.unit(page.project_slug, page.unit_id)));
  await mkdir(folder, { recursive: true });
  const weigh = await offlineScale(publicDirectory, cache);
  for (const { record } of data.allProject.nodes) {
    const kept = offlinePages(record, (unit) => built.has(routes.unit(record.slug, unit)));
    const file: OfflineFile = { ...kept, bytes: await weigh(kept.pages) };
    await writeFile(path.join(publicDirectory, decodeURI(offlinePath(record.slug))), JSON.stringify(file));
  }
  reporter.info(`Service worker: keeps ${data.allProject.nodes.length} projects where it is asked`);
}
