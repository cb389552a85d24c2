import {
  isAsked,
  type ListedProject,
  type ListedUnit,
} from '../../../openapi/reference-api/testing/expected-homes';
import type { components } from '../../../src/api-client/generated/schema';
import type { Place } from '../../../src/domain/conditions/place-name';
import { getPlaceIds } from '../../../src/domain/conditions/places';
import { getRecord, getRows, isObject, objects, type Json, type Survey } from './survey';

export type Filter = components['schemas']['ApartmentFilter'];

/** What an API listed in full, as a search asks for it. */
export interface ListedHomes {
  projects: readonly ListedProject[];
  /** Those that were read in full: what is near others is not known. */
  inFull: readonly ListedProject[];
  /** Ids of the option lists. */
  places: Record<'cities' | 'districts', string[]>;
  /** The project of a row; one without facts where it is in no list. */
  projectOf: (unit: Json) => ListedProject;
  /** Whether a row of units matches. */
  fits: (unit: Json, filter: Filter) => boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const idOf = ({ id }: Json): string => String(id);
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

const nameOf = (value: unknown) => {
  const { ar, en } = isObject(value) ? value : {};
  return { ar: textOf(ar), en: textOf(en) };
};

export const toUnit = (unit: Json): ListedUnit => ({
  id: idOf(unit),
  rooms: numberOf(unit['rooms']),
  total_area: numberOf(unit['total_area']),
  price: typeof unit['price'] === 'number' ? unit['price'] : null,
  state: textOf(unit['state']),
});

/** The option list of a category. */
const placesOf = ({ lookups }: Survey, category: string): Place[] =>
  lookups
    .filter(({ path }) => path.endsWith(`/${category}`))
    .flatMap(getRows)
    .map((row) => ({
      ...{ id: idOf(row), label: nameOf(row['label']) },
      parent_id: textOf(row['parent_id']) || null,
    }));

export function listHomes(survey: Survey): ListedHomes {
  const listed = { cities: placesOf(survey, 'cities'), districts: placesOf(survey, 'districts') };
  const inFull = new Map(
    survey.projects.filter(({ status }) => status === 200).map((answer) => [idOf(getRecord(answer)), answer]),
  );
  const units = new Map<string, Json[]>();
  for (const unit of survey.lists.apartments.flatMap(getRows)) {
    const id = String(unit['project_id']);
    const known = units.get(id);
    if (known) known.push(unit);
    else units.set(id, [unit]);
  }
  const toProject = (row: Json): ListedProject => {
    const [city, district] = [nameOf(row['city']), nameOf(row['district'])];
    const ids = getPlaceIds({ city, district }, listed);
    const full = inFull.get(idOf(row));
    const namesOf = (id: string, places: readonly Place[], { ar, en }: typeof city) =>
      [places.some((place) => place.id === id) ? id : '', ar, en].filter(Boolean);
    return {
      ...{ id: idOf(row), slug: textOf(row['slug']), status: textOf(row['status']) },
      handover_date: textOf(row['handover_date']) || null,
      published_at: textOf(row['published_at']),
      city: namesOf(ids.city, listed.cities, city),
      district: namesOf(ids.district, listed.districts, district),
      near: full ? objects(getRecord(full)['nearby_services']).map(({ category }) => textOf(category)) : [],
      units: (units.get(idOf(row)) ?? []).map(toUnit),
    };
  };
  const projects = survey.lists.projects.flatMap(getRows).map(toProject);
  const byId = new Map(projects.map((project) => [project.id, project]));
  const projectOf = ({ project_id: id }: Json) => byId.get(String(id)) ?? toProject({ id });
  return {
    ...{ projects, projectOf },
    places: { cities: listed.cities.map(({ id }) => id), districts: listed.districts.map(({ id }) => id) },
    inFull: projects.filter(({ id }) => inFull.has(id)),
    fits: (unit, filter) => isAsked(toUnit(unit), projectOf(unit), filter),
  };
}
