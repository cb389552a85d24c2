import type { HomeConditions } from './conditions';

/** Whether a condition is one of single homes, and not only of projects. */
export const asksForHomes = ({ rooms, price_max, area_min, available_only }: HomeConditions): boolean =>
  Boolean(rooms ?? price_max ?? area_min ?? available_only);

/** Whether a condition is one that the API cannot answer, so that the finder must. */
export const asksForFinder = ({ city, district, area_min, handover, near }: HomeConditions): boolean =>
  Boolean(city ?? district ?? area_min ?? handover ?? near);

/** Whether anything is looked for, besides a state of the project. */
export const isLooking = (wanted: HomeConditions): boolean => asksForHomes(wanted) || asksForFinder(wanted);
