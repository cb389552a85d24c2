import type { Rule, Rules, ProjectFacts, RentalFacts, UnitFacts } from './condition';

type Asked = [name: string, row: Rule<unknown>, value: unknown];

/** The conditions that are asked, each with its value; other values, such as a page, are left out. */
export const askedConditions = (rows: Rules, wanted: object): Asked[] =>
  Object.entries(rows).flatMap(([name, row]): Asked[] => {
    const value = (wanted as Record<string, unknown>)[name];
    return value === undefined ? [] : [[name, row, value]];
  });

interface Facts {
  unit: UnitFacts;
  project: ProjectFacts;
  rental: RentalFacts;
}

/**
 * Whether something meets all that is asked of its kind.
 * @param today ISO date in Riyadh, for projects
 */
export function matcher<Kind extends keyof Facts>(kind: Kind, rows: Rules, wanted: object, today = '') {
  const asked = askedConditions(rows, wanted);
  return (facts: Facts[Kind]): boolean =>
    asked.every(
      ([, { [kind]: test }, value]) =>
        test?.(facts as UnitFacts & ProjectFacts & RentalFacts, value, today) ?? true,
    );
}

/** Whether something is asked of single units, and not only of projects. */
export const asksForUnits = (rows: Rules, wanted: object): boolean =>
  askedConditions(rows, wanted).some(([, { unit }]) => unit);
