import { useMemo } from 'react';
import { useLicenceState } from '../licences';
import type { ProjectCardData } from './project';
import type { ProjectDetails } from './project-details';

/** Without price, and without number and size of its units. */
const withoutPrices = <Project extends ProjectCardData>(project: Project): Project => ({
  ...project,
  price_from: null,
  available_units: 0,
  total_units: 0,
  rooms: null,
  total_area: null,
});

/** The same in full: also without units, plans, brochure and launch date. */
const withoutOffer = (project: ProjectDetails): ProjectDetails => ({
  ...withoutPrices(project),
  buildings: [],
  floor_plans: [],
  unit_photos: [],
  brochure_url: null,
  launch_date: null,
  viewings: [],
});

/** The project as its licence allows a card to show it. */
export function useLicensedCard(project: ProjectCardData): ProjectCardData {
  const { withheld } = useLicenceState(project);
  return withheld ? withoutPrices(project) : project;
}

/** The project in full as its licence allows it to be shown, and whether the offer is withheld. */
export function useLicensedProject(project: ProjectDetails): { project: ProjectDetails; withheld: boolean } {
  const { withheld } = useLicenceState(project);
  return useMemo(
    () => ({ project: withheld ? withoutOffer(project) : project, withheld }),
    [project, withheld],
  );
}
