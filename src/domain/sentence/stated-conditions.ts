import type { RentalConditions } from '../conditions/rental-table';
import type { UnitConditions } from '../conditions/table';

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

type OfUnits = 'city' | 'price_max' | 'area_min' | 'handover' | 'available_only';

/** What a sentence asks for, by the names of the address; a price of a rent is for a year. */
export interface StatedConditions
  extends
    Mutable<Pick<UnitConditions, OfUnits>>,
    Mutable<Pick<RentalConditions, 'parking' | 'has_ac' | 'has_kitchen'>> {
  deal?: 'sale' | 'rent';
  kind?: 'apartment' | 'villa';
  district?: string[];
  /** Any of these counts, in ascending order. */
  rooms?: number[];
  near?: NonNullable<UnitConditions['near']>[number][];
  /** Wanted, or not wanted. */
  furnished?: boolean;
}

export interface ReadSentence {
  conditions: StatedConditions;
  /** What was not understood, as it was typed. */
  ignored: string[];
}
