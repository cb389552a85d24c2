import {
  asksForUnits,
  changeOf,
  expectedTotals,
} from '../../../openapi/reference-api/testing/expected-homes';
import { enums } from '../../../src/api-client/generated/contract-values';
import { listHomes, type Filter, type ListedHomes } from './listed-homes';
import { isRefused, optionalParts, searches } from './optional-parts';
import type { Exchange } from './recorder';
import { expectStatus, getName, type Context, type Rule } from './rule';
import { chooseSearches } from './searches';
import { getMeta, isObject, objects, type Json } from './survey';

/** Choices that are asked for, of each search. */
const asked = 3;

/** Projects that an answer names besides, at most. */
const mostOthers = 24;

interface Choice {
  name: string;
  field: (typeof enums.FacetField)[number];
  filter: Filter;
  units: unknown;
  projects: unknown;
}

const membersOf = ({ json }: Exchange, name: string): unknown => (isObject(json) ? json[name] : undefined);

/** What a facet stands for; undefined where its field is unknown. */
function toChoice({ field: name, value = null, units, projects }: Json, filter: Filter): Choice[] {
  const field = enums.FacetField.find((one) => one === name);
  if (!field) return [];
  const said = value === null ? null : String(value);
  const change = changeOf(filter, field, said);
  return [{ name: `${field}=${said}`, field, filter: { ...filter, ...change }, units, projects }];
}

/** Some choices, from the first to the last. */
const sample = (choices: readonly Choice[]): Choice[] =>
  choices.filter((_, index) => {
    const part = (at: number) => Math.floor((at * asked) / choices.length);
    return part(index) !== part(index + 1);
  });

/** What a facet says and what is right, where they differ. */
function compare(
  { name, units, projects }: Choice,
  right: { units: unknown; projects: unknown },
  source: string,
): string[] {
  const differs = Object.entries({ units, projects })
    .map(([figure, said]) => ({ figure, said, found: right[figure as keyof typeof right] }))
    .find(({ said, found }) => found !== undefined && said !== found);
  return differs
    ? [`the facet ${name} says ${String(differs.said)} ${differs.figure}; ${source} ${String(differs.found)}`]
    : [];
}

/** What asking for a choice answers: the projects only where none may be left out. */
async function askFor({ api }: Context, { filter }: Choice) {
  const answer = await api.ask('/public/projects/apartments', { body: { ...filter, view: 'summary' } });
  const { units, total } = getMeta(answer);
  const others = objects(membersOf(answer, 'others')).length;
  const ofProjects = others < mostOthers ? Number(total) + others : undefined;
  return { units, projects: asksForUnits(filter) ? total : ofProjects };
}

/** All facets beside what is listed in full, and some beside what asking for them answers. */
async function checkFacets(context: Context, filter: Filter, homes: ListedHomes): Promise<string[]> {
  const body = { ...filter, view: 'summary', facets: true };
  const answer = await context.api.ask('/public/projects/apartments', { body });
  if (isRefused(context, answer, optionalParts(body))) return [];
  const refused = expectStatus(answer, 200, 'with facets');
  if (refused.length > 0) return refused;
  const facets = membersOf(answer, 'facets');
  if (!Array.isArray(facets)) {
    context.unknown.add('facets');
    return [];
  }
  const choices = objects(facets).flatMap((facet) => toChoice(facet, filter));
  const chosen = sample(choices);
  const isJudged = ({ field }: Choice) => field !== 'near' || homes.inFull.length === homes.projects.length;
  const wrong = choices
    .filter(isJudged)
    .flatMap((choice) => compare(choice, expectedTotals(homes.projects, choice.filter), 'all rows make it'));
  for (const choice of chosen)
    wrong.push(...compare(choice, await askFor(context, choice), 'asking for it answers'));
  return wrong.map((sentence) => `${getName(answer)}: ${sentence}`);
}

/** What choices would bring. */
export const facetRules: readonly Rule[] = [
  {
    title: 'Facets say how many units and projects asking for a choice finds',
    check: async (context) => {
      if (!searches(context.survey)) return [];
      const homes = listHomes(context.survey);
      const wrong: string[] = [];
      for (const filter of chooseSearches(homes, context.unknown))
        wrong.push(...(await checkFacets(context, filter, homes)));
      return wrong;
    },
  },
];
