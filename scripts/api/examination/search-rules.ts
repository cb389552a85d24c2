import { findExpected, type ListedUnit } from '../../../openapi/reference-api/testing/expected-homes';
import { groupByField, type Fault } from './group';
import { listHomes, toUnit, type Filter, type ListedHomes } from './listed-homes';
import { checkPages } from './list-rules';
import { isRefused, optionalParts, searches } from './optional-parts';
import type { Exchange } from './recorder';
import { expectStatus, getName, type Context, type Rule } from './rule';
import { chooseSearches } from './searches';
import { getGroups, getMeta, getRows, isObject, objects, readPages, type Json } from './survey';

/** Bytes of a unit in brief, at most. */
const mostBytes = 200;

/** Units of each project where a search does not say how many. */
const defaultUnits = 3;

const briefFields = ['price', 'rooms', 'total_area'] as const;

const projectOf = ({ project }: Json): Json => (isObject(project) ? project : {});
const projectsOf = (answer: Exchange): Json[] => getGroups(answer).map(projectOf);
const unitsOf = ({ units }: Json): Json[] => objects(units);

interface Search {
  filter: Filter;
  /** Projects on a page. */
  length: number;
  /** Units of each project; left out where the API decides. */
  most: number | undefined;
}

/** What is wrong with a unit in brief, beside all units of its project that must be found. */
function checkUnit(unit: Json, expected: readonly ListedUnit[]): Fault[] {
  const id = String(unit['id']);
  const known = expected.find((one) => one.id === id);
  if (!known) return [{ field: 'groups[].units[]', sentence: `the unit ${id} does not match` }];
  const brief = toUnit(unit);
  return [
    ...briefFields
      .filter((field) => brief[field] !== known[field])
      .map((field) => ({
        field: `groups[].units[].${field}`,
        sentence: `the unit ${id} has another ${field} than in full`,
      })),
    ...['photos', 'floor_plan']
      .filter((field) => field in unit)
      .map((field) => ({
        field: `groups[].units[].${field}`,
        sentence: `the unit ${id} has ${field}, which is not in brief`,
      })),
  ];
}

/** What is wrong with a project that was found. @param expected its units that match @param most that it may show */
function checkGroup(group: Json, expected: readonly ListedUnit[], most: number): Fault[] {
  const id = String(projectOf(group)['id']);
  const units = unitsOf(group);
  if (expected.length === 0)
    return [{ field: 'groups[]', sentence: `${id}: no unit of this project matches` }];
  const figures = {
    matching: [group['matching'], expected.length],
    price_from: [group['price_from'], Math.min(...expected.map(({ price }) => Number(price)))],
    units: [units.length, Math.min(most, expected.length)],
  };
  return [
    ...units.flatMap((unit) => checkUnit(unit, expected)),
    ...Object.entries(figures)
      .filter(([, [said, right]]) => said !== right)
      .map(([field, [said, right]]) => ({
        field: `groups[].${field}`,
        sentence: `${id}: ${field} ${field === 'units' ? 'has' : 'is'} ${String(said)}; of all rows it is ${String(right)}`,
      })),
  ];
}

/** What is wrong with the projects that are named besides, because they have nothing to buy now. */
function checkOthers(answer: Exchange, { projects }: ListedHomes, filter: Filter): string[] {
  const others = objects(isObject(answer.json) ? answer.json['others'] : undefined);
  const empty = findExpected(projects, filter).filter(({ units }) => units.length === 0);
  const stranger = others.find(({ id }) => !empty.some(({ project }) => project.id === id));
  return stranger ? [`${getName(answer)}: ${String(stranger['id'])} must not be in others`] : [];
}

/** What is wrong with all pages of a search in brief. */
function checkSearch(
  pages: readonly Exchange[],
  homes: ListedHomes,
  { filter, length, most = defaultUnits }: Search,
): string[] {
  const [first] = pages;
  if (!first) return [];
  const expected = new Map(
    findExpected(homes.projects, filter)
      .filter(({ units }) => units.length > 0)
      .map(({ project, units }) => [project.id, units]),
  );
  const groups = pages.flatMap(getGroups);
  const found = groups.map((group) => String(projectOf(group)['id']));
  const missing = [...expected.keys()].find((id) => !found.includes(id));
  const sum = groups.reduce((total, { matching }) => total + Number(matching), 0);
  const { units: said, per_page: saidLength } = getMeta(first);
  const size = groups.flatMap(unitsOf).length;
  const bytes = Math.ceil(Buffer.byteLength(JSON.stringify(groups.map(unitsOf))) / Math.max(1, size));
  const faults = groups.flatMap((group) =>
    checkGroup(group, expected.get(String(projectOf(group)['id'])) ?? [], most),
  );
  const wrong = [
    ...groupByField(faults),
    ...(missing === undefined ? [] : [`${missing} is missing, which has units that match`]),
    ...(said === sum ? [] : [`meta.units is ${String(said)}; its groups have ${sum}`]),
    ...(saidLength === length ? [] : [`meta.per_page is ${String(saidLength)}, not ${length}`]),
    ...(bytes <= mostBytes ? [] : [`a unit has ${bytes} bytes, more than ${mostBytes}`]),
    ...(pages.flatMap(getRows).length === 0 ? [] : ['it has rows in data besides']),
  ];
  return [
    ...wrong.map((sentence) => `${getName(first)}: ${sentence}`),
    ...checkPages(pages, projectsOf),
    ...checkOthers(first, homes, filter),
  ];
}

/** Asks for all pages of a search, a third of its projects on each. */
async function checkSearches(context: Context): Promise<string[]> {
  const { api, survey, unknown } = context;
  const homes = listHomes(survey);
  const wrong: string[] = [];
  for (const [index, filter] of chooseSearches(homes, unknown).entries()) {
    const count = findExpected(homes.projects, filter).filter(({ units }) => units.length > 0).length;
    const search = { filter, length: Math.max(1, Math.ceil(count / 3)), most: [1000, undefined, 1][index] };
    const body = {
      ...{ ...filter, view: 'summary', per_page: search.length },
      ...(search.most !== undefined && { units_per_project: search.most }),
    };
    const pages = await readPages(
      (page) => api.ask('/public/projects/apartments', { body: { ...body, page } }),
      getGroups,
    );
    const refused = pages.find((page) => isRefused(context, page, optionalParts(body)));
    if (refused) continue;
    wrong.push(
      ...pages.flatMap((page) => expectStatus(page, 200, 'with the projects that match')),
      ...checkSearch(pages, homes, search),
    );
  }
  return wrong;
}

/** What is searched in brief is what is there in full. */
export const searchRules: readonly Rule[] = [
  {
    title: `Searches in brief are right: groups, matching, price_from, units of at most ${mostBytes} bytes`,
    check: (context) => {
      const { survey, unknown } = context;
      if (searches(survey)) return checkSearches(context);
      if (isRefused(context, survey.search, ['view: summary'])) return [];
      if (survey.search.status === 200) unknown.add('view: summary');
      return expectStatus(survey.search, 200, 'or 422');
    },
  },
];
