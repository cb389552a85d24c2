import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../lib/command';
import { brandIcons, lucideIcons } from './table';

/** A package of drawings, of which `scripts/build/drawings/sources` holds those that the table names, with the licence. */
export interface IconSet {
  name: string;
  version: string;
  /** How the written files name it. */
  title: string;
  licence: string;
  /** Names of the drawings. */
  icons: readonly string[];
}

export const lucide: IconSet = {
  name: 'lucide-static',
  version: '1.62.0',
  title: 'Lucide',
  licence: 'ISC licence',
  icons: Object.values(lucideIcons)
    .flatMap((icons) => Object.values(icons))
    .map((icon) => (typeof icon === 'string' ? icon : icon.name)),
};

export const simpleIcons: IconSet = {
  name: 'simple-icons',
  version: '13.21.0',
  title: 'Simple Icons',
  licence: 'CC0',
  icons: Object.values(brandIcons),
};

/** Where the drawings of a package are. */
export const sourceFolder = ({ name }: IconSet): string => path.join(__dirname, 'sources', name);

/**
 * The text of an SVG file.
 * @throws CommandError when it was not fetched yet
 */
export function readDrawing(set: IconSet, icon: string): string {
  try {
    return readFileSync(path.join(sourceFolder(set), `${icon}.svg`), 'utf8');
  } catch (error) {
    throw new CommandError(`${set.name} has no ${icon} here yet: npm run icons -- --fetch`, { cause: error });
  }
}
