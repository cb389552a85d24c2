import type { Parameter } from '../../lib/query-codec';
import type { UnitAttributes } from '../unit-facts';
import type { PlaceIds, Places } from './places';

/** What conditions ask of a unit for sale. */
export interface UnitFacts {
  readonly rooms: number;
  /** m² */
  readonly total_area: number;
  /** SAR; none, or zero, until announced. */
  readonly price?: number | null;
  /** As in `saleStateOf`. */
  readonly state: string;
}

/** What conditions ask of a project; places by their ids. */
export interface ProjectFacts extends PlaceIds {
  readonly status: string;
  /** ISO date. */
  readonly handover: string | null;
  /** Kinds of services near it. */
  readonly near: readonly string[];
}

/** What conditions ask of a rental; places by their ids. What is not known meets no condition. */
export interface RentalFacts extends PlaceIds, Partial<UnitAttributes> {
  readonly rooms: number;
  /** SAR; zero where no rent was entered. */
  readonly annual_rent: number;
  readonly state: string;
  readonly furnishing?: string | null | undefined;
}

/** How conditions are said in the language of the page. */
export interface ConditionWords {
  /** A text of the namespace `conditions`, or of those that every page has. */
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Name of a place by its id. */
  place(kind: keyof Places, id: string): string;
  /** Name of a value of the contract, such as a status of projects. */
  term(group: 'status' | 'state', value: string): string;
  /** SAR */
  amount(value: number): string;
  /** m² */
  area(value: number): string;
}

/** One thing that visitors ask of homes: how the address says it, and who answers it. */
export interface Rule<Value> {
  readonly parameter: Parameter<Value>;
  readonly unit?: (unit: UnitFacts, wanted: Value) => boolean;
  /** @param today ISO date in Riyadh */
  readonly project?: (project: ProjectFacts, wanted: Value, today: string) => boolean;
  readonly rental?: (rental: RentalFacts, wanted: Value) => boolean;
  /** The API's list of rentals answers it by a parameter of the same name. */
  readonly isInList?: boolean;
}

/** A rule that can be said in words. */
export interface Condition<Value> extends Rule<Value> {
  readonly label: (wanted: Value, words: ConditionWords) => string;
}

/** A rule with the type of its value. */
export const rule = <Value>(row: Rule<Value>): Rule<Value> => row;

/** Conditions by the names that the address has for them. */
// Each row has a value of its own type, which only its own functions get.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Rules = Readonly<Record<string, Rule<any>>>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Conditions = Readonly<Record<string, Condition<any>>>;

/** What is asked by some conditions. All must hold. */
export type Wanted<Rows extends Rules> = {
  readonly [Name in keyof Rows]?: Rows[Name] extends Rule<infer Value> ? Value : never;
};

/** How the address says conditions. */
export const getParameters = <Rows extends Rules>(rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([name, { parameter }]) => [name, parameter])) as {
    [Name in keyof Rows]-?: Parameter<NonNullable<Wanted<Rows>[Name]>>;
  };
