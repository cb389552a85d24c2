import type { LocalizedText } from '../../lib/localized-text';
import { upcoming } from '../sale-state';
import type { HomesData, ListedProject, ListedUnit } from './homes-data';
import type { Places } from './places';

/** Address of the index on the site. */
export const homesIndexPath = '/homes/index.json';

/** Address of a part. @param part its number */
export const homesPartPath = (part: number): string => `/homes/part-${part}.json`;

/** Bytes of a part, at most, unless a single unit is larger. */
export const maxPartSize = 60_000;

type UnitTuple = [
  id: string,
  flat_number: string,
  building: number,
  floor: number,
  rooms: number,
  total_area: number,
  /** 0 until announced. */
  price: number,
  isUpcoming: 0 | 1,
];

/** Units by the number of their project in the index. */
export type HomesPart = Record<number, UnitTuple[]>;

/** Places and projects, with the numbers of the parts that have their units. */
export interface HomesIndex {
  places: Places;
  projects: (ListedProject & { buildings: LocalizedText[]; parts: number[] })[];
}

/** As the build writes it: an index, and units in parts by city, so that a search reads those of its city. */
export interface HomesFiles {
  index: HomesIndex;
  parts: HomesPart[];
}

/** The size of a list of units as it is written, in bytes: texts are short, and few are Arabic. */
const sizeOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length + 1;

export function toHomesFiles({ places, projects, units }: HomesData): HomesFiles {
  const parts: HomesPart[] = [];
  const rows: HomesIndex['projects'] = projects.map((project) => ({ ...project, buildings: [], parts: [] }));
  let [part, city, size] = [-1, undefined as string | undefined, 0];
  const byCity = [...rows.entries()].sort(([, a], [, b]) => (a.city < b.city ? -1 : Number(a.city > b.city)));
  for (const [number, row] of byCity) {
    const own = units.filter(({ project }) => project.id === row.id);
    row.buildings = [...new Map(own.map(({ building }) => [building.ar + building.en, building])).values()];
    for (const tuple of own.map((unit) => toTuple(unit, row.buildings))) {
      const ofProject = sizeOf({ [number]: [] });
      const added = sizeOf(tuple) + (parts[part]?.[number] ? 0 : ofProject);
      if (row.city !== city || size + added > maxPartSize)
        [part, city, size] = [parts.push({}) - 1, row.city, ofProject + sizeOf(tuple)];
      else size += added;
      ((parts[part] ??= {})[number] ??= []).push(tuple);
      if (row.parts.at(-1) !== part) row.parts.push(part);
    }
  }
  return { index: { places, projects: rows }, parts };
}

const toTuple = (unit: ListedUnit, names: readonly LocalizedText[]): UnitTuple => [
  unit.id,
  unit.flat_number,
  names.findIndex(({ ar, en }) => ar === unit.building.ar && en === unit.building.en),
  unit.floor,
  unit.rooms,
  unit.total_area,
  unit.price ?? 0,
  unit.state === upcoming ? 1 : 0,
];

/** The data of the index and of the parts that were read. Throws for files of another shape. */
export function fromHomesFiles({ places, projects }: HomesIndex, parts: readonly HomesPart[]): HomesData {
  const read = projects.map(({ buildings, parts: _, ...project }) => ({ project, buildings }));
  const units = parts.flatMap((part) =>
    Object.entries(part).flatMap(([number, tuples]) => {
      const { project, buildings } = read[Number(number)] ?? {};
      if (!project || !buildings) return [];
      return tuples.map(
        ([id, flat_number, building, floor, rooms, total_area, price, isUpcoming]): ListedUnit => ({
          ...{ id, project, flat_number, floor, rooms, total_area, price: price || null },
          building: buildings[building] ?? { ar: '', en: '' },
          state: isUpcoming ? upcoming : 'available',
        }),
      );
    }),
  );
  return { places, projects: read.map(({ project }) => project), units };
}
