import { useMemo } from 'react';
import { useLicenceState } from '../licences';
import type { ProjectDetails } from './project-details';
import { withoutPrices } from './use-licensed-card';

/** Without prices, and without units, plans, brochure and launch date. */
const withoutOffer = (project: ProjectDetails): ProjectDetails => ({
  ...withoutPrices(project),
  buildings: [],
  floor_plans: [],
  unit_photos: [],
  brochure_url: null,
  launch_date: null,
  viewings: [],
});

/** The project in full as its licence allows it to be shown, and whether the offer is withheld. */
export function useLicensedProject(project: ProjectDetails): { project: ProjectDetails; withheld: boolean } {
  const { withheld } = useLicenceState(project);
  return useMemo(
    () => ({ project: withheld ? withoutOffer(project) : project, withheld }),
    [project, withheld],
  );
}
