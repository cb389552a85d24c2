import { findExpected } from '../../../openapi/reference-api/testing/expected-homes';
import { enums } from '../../../src/api-client/generated/contract-values';
import { listHomes, type ListedHomes } from './listed-homes';
import { isRefused, optionalParts, searches } from './optional-parts';
import { bySort, checkOrder, isOptional, tolerance, type Order, type Sort } from './order-rules';
import { expectStatus, getName, type Context, type Rule } from './rule';
import { getGroups, isObject, objects, type Json } from './survey';

/** Units of a project as they come, each with the id of it. */
function unitsOf({ project, units }: Json): Json[] {
  const id = isObject(project) ? project['id'] : undefined;
  return objects(units).map((unit) => ({ ...unit, project_id: id }));
}

/** Whether the first unit of a project is not the first of all that match. */
function isLate([first]: readonly Json[], all: readonly object[], { valueOf, direction }: Order): boolean {
  if (!first) return false;
  const sign = direction === 'ascending' ? 1 : -1;
  const keyOf = (unit: object) => {
    const value = valueOf({ ...unit, project_id: first['project_id'] });
    return value === null ? Infinity : sign * value;
  };
  return keyOf(first) - Math.min(...all.map(keyOf)) > tolerance;
}

/** Projects in brief in an order; the newest first without one. In orders of projects the cheapest unit is the first. */
async function checkGroups(
  context: Context,
  sort: Sort | undefined,
  { projects, ...homes }: ListedHomes,
): Promise<string[]> {
  const body = { ...(sort && { sort }), view: 'summary', units_per_project: 2, per_page: 1000 };
  const answer = await context.api.ask('/public/projects/apartments', { body });
  const parts = [...optionalParts(body), ...(sort && isOptional(sort) ? [`sort: ${sort}`] : [])];
  if (isRefused(context, answer, parts)) return [];
  const refused = expectStatus(answer, 200, 'with the projects that match');
  if (refused.length > 0) return refused;
  const groups = getGroups(answer).map(unitsOf);
  const ofProjects = sort === undefined || sort === 'handover' || sort === 'newest';
  const [order, ofUnits] = [sort ?? 'newest', ofProjects ? 'price_asc' : sort].map((key) =>
    bySort(key, { projects, ...homes }),
  ) as [Order, Order];
  const all = new Map(findExpected(projects, {}).map(({ project, units }) => [project.id, units]));
  const late = groups.find((units) =>
    isLate(units, all.get(String(units[0]?.['project_id'])) ?? [], ofUnits),
  );
  const [wrong] = [
    ...checkOrder(
      answer,
      order,
      groups.flatMap((units) => units.slice(0, 1)),
    ),
    ...groups.flatMap((units) => checkOrder(answer, ofUnits, units)),
    ...(late
      ? [`${getName(answer)}: ${String(late[0]?.['id'])} is not the first of its project, by ${ofUnits.name}`]
      : []),
  ];
  return wrong === undefined ? [] : [wrong];
}

/** What comes first in brief. */
export const briefOrderRules: readonly Rule[] = [
  {
    title: 'Orders are kept in brief: of projects by the first of their units, and of these',
    check: async (context) => {
      if (!searches(context.survey)) return [];
      const homes = listHomes(context.survey);
      const sorted = [undefined, ...enums.ApartmentSort].map((sort) => checkGroups(context, sort, homes));
      return (await Promise.all(sorted)).flat();
    },
  },
];
