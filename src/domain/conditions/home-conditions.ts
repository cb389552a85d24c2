/** What a visitor looks for, by the names of the address. All must hold. */
export interface HomeConditions {
  /** Id of a city. */
  readonly city?: string;
  /** Ids of districts, one of which must be the project's. */
  readonly district?: readonly string[];
  /** As in `hasRooms`. */
  readonly rooms?: number;
  /** SAR. Only homes that can be bought now have a price to compare. */
  readonly price_max?: number;
  /** m² */
  readonly area_min?: number;
  /** Handed over already, or by the end of a year. */
  readonly handover?: 'ready' | number;
  /** Kinds of services, all of which must be near. */
  readonly near?: readonly string[];
  readonly available_only?: boolean;
  readonly status_id?: string;
}

/** Whether a condition is one of single homes, and not only of projects. */
export const asksForHomes = ({ rooms, price_max, area_min, available_only }: HomeConditions): boolean =>
  Boolean(rooms ?? price_max ?? area_min ?? available_only);

/** Whether a condition is one that the API cannot answer, so that the finder must. */
export const asksForFinder = ({ city, district, area_min, handover, near }: HomeConditions): boolean =>
  Boolean(city ?? district ?? area_min ?? handover ?? near);

/** Whether anything is looked for, besides a state of the project. */
export const isLooking = (wanted: HomeConditions): boolean => asksForHomes(wanted) || asksForFinder(wanted);
