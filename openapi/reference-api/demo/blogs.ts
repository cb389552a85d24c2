import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { components } from '../../../src/api-client/generated/schema';
import type { Media } from './media';
import { readText, readYaml } from './read-files';

type Blog = components['schemas']['Blog'];

/**
 * The articles of a folder: one folder each, named by the slug, with `index.yaml`, `ar.md` and `en.md`.
 * Without the folder there are none; a folder without `index.yaml` is an article that is not ready yet.
 * @throws {DemoFileError} when a file is invalid
 */
export function readBlogs(folder: string, media: Media): Blog[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .filter((slug) => existsSync(path.join(folder, slug, 'index.yaml')))
    .map((slug) => {
      const { cover, ...article } = readYaml('blog', path.join(folder, slug, 'index.yaml'));
      return {
        ...article,
        slug,
        cover: media.picture(cover.file, cover.alt),
        body: {
          ar: readText(path.join(folder, slug, 'ar.md')),
          en: readText(path.join(folder, slug, 'en.md')),
        },
      };
    });
}
