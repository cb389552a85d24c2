import { useLicenceState } from '../licences';
import type { ProjectCardData } from './project';

/** Without price, and without number and size of its units. */
export const withoutPrices = <Project extends ProjectCardData>(project: Project): Project => ({
  ...project,
  price_from: null,
  available_units: 0,
  total_units: 0,
  rooms: null,
  total_area: null,
});

/** The project as its licence allows a card to show it. */
export function useLicensedCard(project: ProjectCardData): ProjectCardData {
  const { withheld } = useLicenceState(project);
  return withheld ? withoutPrices(project) : project;
}
