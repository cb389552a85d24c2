import type { LocalizedText } from '../../lib/localized-text';
import { upcoming } from '../sale-state';
import type { FinderData, FinderProject, FinderUnit } from './finder-data';
import type { Places } from './places';

/** Address of the file on the site. */
export const finderFilePath = '/finder.json';

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

/** As the build writes it: units as lists, below their projects. */
export interface FinderFile {
  places: Places;
  projects: (FinderProject & { buildings: LocalizedText[]; units: UnitTuple[] })[];
}

export function toFinderFile({ places, projects, units }: FinderData): FinderFile {
  return {
    places,
    projects: projects.map((project) => {
      const own = units.filter((unit) => unit.project === project);
      const names = [...new Map(own.map(({ building }) => [building.ar + building.en, building])).values()];
      return { ...project, buildings: names, units: own.map((unit) => toTuple(unit, names)) };
    }),
  };
}

const toTuple = (unit: FinderUnit, names: readonly LocalizedText[]): UnitTuple => [
  unit.id,
  unit.flat_number,
  names.findIndex(({ ar, en }) => ar === unit.building.ar && en === unit.building.en),
  unit.floor,
  unit.rooms,
  unit.total_area,
  unit.price ?? 0,
  unit.state === upcoming ? 1 : 0,
];

/** The data of the file. Throws for one of another shape. */
export function fromFinderFile({ places, projects }: FinderFile): FinderData {
  const read = projects.map(({ buildings, units, ...project }) => ({
    project,
    units: units.map(
      ([id, flat_number, building, floor, rooms, total_area, price, isUpcoming]): FinderUnit => ({
        ...{ id, project, flat_number, floor, rooms, total_area, price: price || null },
        building: buildings[building] ?? { ar: '', en: '' },
        state: isUpcoming ? upcoming : 'available',
      }),
    ),
  }));
  return {
    places,
    projects: read.map(({ project }) => project),
    units: read.flatMap(({ units }) => units),
  };
}
