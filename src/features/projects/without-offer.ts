/** A project whose licence does not allow an offer: it keeps what it is, and loses what it asks and what there is to buy. */
import type { ProjectCardData } from './project';
import type { ProjectDetails } from './project-details';

/** Without price, and without how many and how large its homes are. */
export const withoutPrices = <Project extends ProjectCardData>(project: Project): Project => ({
  ...project,
  price_from: null,
  available_units: 0,
  total_units: 0,
  rooms: null,
  total_area: null,
});

/** The same in full: without homes, plans, the brochure and the opening of the sale too. */
export const withoutOffer = (project: ProjectDetails): ProjectDetails => ({
  ...withoutPrices(project),
  buildings: [],
  floor_plans: [],
  unit_photos: [],
  brochure_url: null,
  launch_date: null,
});
