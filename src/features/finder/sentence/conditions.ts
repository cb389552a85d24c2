import type { components } from '../../../api-client/generated/schema';

/** What a sentence asks for. */
export interface Conditions {
  deal?: 'sale' | 'rent';
  home?: 'apartment' | 'villa';
  /** Id of a city of the option lists. */
  city?: string;
  districts?: string[];
  rooms?: number;
  /** SAR; of a rent for a year. */
  price_max?: number;
  /** m² */
  area_min?: number;
  /** The year by which it is handed over. */
  handover?: number | 'ready';
  near?: components['schemas']['NearbyCategory'][];
  available?: true;
  /** These four: wanted, or not wanted. */
  furnished?: boolean;
  parking?: boolean;
  ac?: boolean;
  kitchen?: boolean;
}

export interface ReadSentence {
  conditions: Conditions;
  /** What was not understood, as it was typed. */
  ignored: string[];
}
