import type { components } from '../api-client/generated/schema';
import type { LocalizedText } from '../lib/localized-text';

type Attributes = components['schemas']['UnitAttributes'];

type Required = 'flat_number' | 'floor' | 'rooms' | 'bathrooms' | 'total_area';
type Optional = Exclude<
  keyof Attributes,
  Required | 'id' | 'building' | 'floor_plan' | 'photos' | 'updated_at'
>;

/** A value of the contract, or a text that this build does not know. */
type Known<Value> = Value extends string ? string : Value;

/** What units for sale and for rent have in common, as in the contract. */
export type UnitAttributes = Readonly<Pick<Attributes, Required>> & {
  readonly building: LocalizedText;
} & { readonly [Name in Optional]?: Known<NonNullable<Attributes[Name]>> | null };

/** How facts are said in the language of the page. */
export interface FactWords {
  localized(text: LocalizedText): string;
  /** Name of a floor: “2nd”. */
  floorName(floor: number): string;
  count(value: number): string;
  /** m² */
  area(value: number): string;
  /** A value of the contract in words; undefined for one that this build does not know. */
  term(
    group: 'airConditionings' | 'kitchens' | 'utilities',
    value: string | null | undefined,
  ): string | undefined;
  /** For none of something. */
  none: string;
}

interface UnitFact {
  /** Key of its name, in the namespace `units`. */
  readonly name: string;
  /** Undefined where it is not known. */
  readonly text: (unit: UnitAttributes, words: FactWords) => string | undefined;
  /** Its value is a text of a closed set in the contract. */
  readonly isTerm?: boolean;
  /** Digits alone, which keep their direction. */
  readonly isNumber?: boolean;
}

const termFact = <Name extends string>(
  name: Name,
  group: Parameters<FactWords['term']>[0],
  valueOf: (unit: UnitAttributes) => string | null | undefined,
) => ({
  name,
  isTerm: true,
  text: (unit: UnitAttributes, { term }: FactWords) => term(group, valueOf(unit)),
});

/** The facts of a unit in the order of every list, by the attribute of the contract. */
export const unitFacts = {
  building: { name: 'building', text: ({ building }, { localized }) => localized(building) },
  flat_number: { name: 'flat', text: ({ flat_number }) => flat_number, isNumber: true },
  floor: { name: 'floor', text: ({ floor }, { floorName }) => floorName(floor) },
  rooms: { name: 'rooms', text: ({ rooms }, { count }) => count(rooms), isNumber: true },
  bathrooms: { name: 'bathrooms', text: ({ bathrooms }, { count }) => count(bathrooms), isNumber: true },
  total_area: { name: 'totalArea', text: ({ total_area }, { area }) => area(total_area) },
  outside_area: {
    name: 'outsideArea',
    text: ({ outside_area }, { area }) => (outside_area ? area(outside_area) : undefined),
  },
  air_conditioning: termFact('airConditioning', 'airConditionings', (unit) => unit.air_conditioning),
  kitchen: termFact('kitchen', 'kitchens', (unit) => unit.kitchen),
  electricity: termFact('electricity', 'utilities', (unit) => unit.electricity),
  water: termFact('water', 'utilities', (unit) => unit.water),
  parking_spaces: {
    name: 'parking',
    text: ({ parking_spaces: spaces }, { count, none }) =>
      spaces === 0 ? none : spaces ? count(spaces) : undefined,
  },
} as const satisfies Readonly<Record<keyof UnitAttributes, UnitFact>>;

export type UnitFactName = keyof typeof unitFacts;

/** Names of the facts, in their order. */
export const unitFactNames = Object.keys(unitFacts) as UnitFactName[];
