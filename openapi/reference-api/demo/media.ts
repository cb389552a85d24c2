import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import probeSync from 'probe-image-size/sync';
import type { components } from '../../../src/api-client/generated/schema';
import { DemoFileError } from './demo-file-error';
import type { UnitTypeFile } from './file-shapes';

type Schemas = components['schemas'];
type Text = Schemas['LocalizedText'];

/** Makes pictures and floor plans of the files in the `media/` folder. */
export interface Media {
  /** A picture with its own alternative text. */
  picture(file: string, alt: Text): Schemas['Image'];
  /** A picture with its alternative text from `images.yaml`. */
  described(file: string): Schemas['Image'];
  /** The drawing of a unit type, one file for each language. */
  floorPlan(type: UnitTypeFile): Schemas['FloorPlan'];
  /** The brochure of a project; undefined where there is none. */
  brochure(slug: string): string | undefined;
}

/**
 * @param folder where the files are
 * @param alts alternative text by file
 * @throws {DemoFileError} from each of its functions, when a file is missing, is no picture or has no text
 */
export function openMedia(folder: string, alts: Record<string, Text>): Media {
  function locate(file: string): string {
    const location = path.join(folder, file);
    if (!existsSync(location)) throw new DemoFileError(location, 'is missing');
    return location;
  }
  function picture(file: string, alt: Text): Schemas['Image'] {
    const location = locate(file);
    const size = probeSync(readFileSync(location));
    if (!size) throw new DemoFileError(location, 'is not a picture');
    return { url: `/media/${file}`, alt, width: size.width, height: size.height };
  }
  function drawing(file: string): string {
    locate(file);
    return `/media/${file}`;
  }
  const cache = new Map<string, Schemas['Image']>();
  return {
    picture,
    described(file) {
      const cached = cache.get(file);
      if (cached) return cached;
      const alt = alts[file];
      if (!alt) throw new DemoFileError(path.join(folder, '../images.yaml'), `has no text for ${file}`);
      const image = picture(file, alt);
      cache.set(file, image);
      return image;
    },
    floorPlan({ floor_plan: id, name, plan_rooms: rooms }) {
      const url = { ar: drawing(`floorplans/${id}.ar.svg`), en: drawing(`floorplans/${id}.en.svg`) };
      return { id, name, url, rooms };
    },
    brochure(slug) {
      const file = `brochures/${slug}.pdf`;
      return existsSync(path.join(folder, file)) ? `/media/${file}` : undefined;
    },
  };
}
