import { useMemo } from 'react';
import { useLicenceState } from '../licences';
import type { ProjectCardData } from './project';
import type { ProjectDetails } from './project-details';
import { withoutOffer, withoutPrices } from './without-offer';

/** The project as its licence lets it be shown in a list. */
export function useOfferedCard(project: ProjectCardData): ProjectCardData {
  const { withheld } = useLicenceState(project);
  return withheld ? withoutPrices(project) : project;
}

/** The project in full as its licence lets it be shown, and whether something is kept back. */
export function useOfferedProject(project: ProjectDetails): { project: ProjectDetails; withheld: boolean } {
  const { withheld } = useLicenceState(project);
  return useMemo(
    () => ({ project: withheld ? withoutOffer(project) : project, withheld }),
    [project, withheld],
  );
}
