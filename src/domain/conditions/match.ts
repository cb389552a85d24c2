import type { components } from '../../api-client/generated/schema';
import type { Condition, Conditions, ProjectFacts, RentalFacts, UnitFacts } from './condition';

type Asked = [name: string, row: Condition<unknown>, value: unknown];

/** The conditions that are asked, each with its value; other values, such as a page, are left out. */
export const askedConditions = (rows: Conditions, wanted: object): Asked[] =>
  Object.entries(rows).flatMap(([name, row]): Asked[] => {
    const value = (wanted as Record<string, unknown>)[name];
    return value === undefined ? [] : [[name, row, value]];
  });

function every<Facts>(tests: readonly (((facts: Facts) => boolean) | undefined)[]) {
  const asked = tests.filter((test) => test !== undefined);
  return (facts: Facts): boolean => asked.every((test) => test(facts));
}

/** Whether a unit meets what is asked of units. */
export const unitMatcher = (rows: Conditions, wanted: object): ((unit: UnitFacts) => boolean) =>
  every(askedConditions(rows, wanted).map(([, { unit }, value]) => unit && ((facts) => unit(facts, value))));

/**
 * Whether a project meets what is asked of projects.
 * @param today ISO date in Riyadh
 */
export const projectMatcher = (
  rows: Conditions,
  wanted: object,
  today: string,
): ((project: ProjectFacts) => boolean) =>
  every(
    askedConditions(rows, wanted).map(
      ([, { project }, value]) => project && ((facts) => project(facts, value, today)),
    ),
  );

/** Whether a rental meets what is asked of rentals. */
export const rentalMatcher = (rows: Conditions, wanted: object): ((rental: RentalFacts) => boolean) =>
  every(
    askedConditions(rows, wanted).map(([, { rental }, value]) => rental && ((facts) => rental(facts, value))),
  );

/** Whether something is asked of single units, and not only of projects. */
export const asksForUnits = (rows: Conditions, wanted: object): boolean =>
  askedConditions(rows, wanted).some(([, { unit }]) => unit);

/** Whether something is asked that the API's list cannot answer, so that its rows are matched here. */
export const asksBeyondList = (rows: Conditions, wanted: object): boolean =>
  askedConditions(rows, wanted).some(([, { isInList }]) => !isInList);

type UnitSearch = components['schemas']['ApartmentFilter'];

/** What the API's search for units answers of the conditions. */
export const toUnitSearch = (rows: Conditions, wanted: object): UnitSearch =>
  Object.assign(
    {},
    ...askedConditions(rows, wanted).map(([, { search }, value]) => search?.(value)),
  ) as UnitSearch;
