/** The maintenance form: whom to call first, and the projects as the API has them now to choose one's own from. */
import { routes } from '../../lib/routes';
import { useCurrentRows } from '../live-records';
import { EmergencyCall } from './emergency-call';
import { EnquirySection } from './enquiry-section';
import { projectChoices, type ProjectChoice } from './project-choices';

interface MaintenanceSectionProps {
  /** Those of the build. */
  projects: readonly ProjectChoice[];
}

export function MaintenanceSection({ projects }: MaintenanceSectionProps) {
  const { rows } = useCurrentRows('projects', projects);
  return (
    <EnquirySection
      kind="maintenance"
      path={routes.maintenance}
      projects={projectChoices(rows, projects)}
      before={<EmergencyCall />}
    />
  );
}
