import { isSoldOut } from '../../../lib/sold-out';
import { useHeldWhileTyping } from '../../live-records';
import type { ProjectDetails } from '../project-details';
import { ProjectPage } from '../project-page';
import { ProjectScreen } from '../project-screen';
import { InterestForm } from './interest-form';

/** `/projects/detail/{project}`: everything about it, with the form that registers interest. */
export function ProjectDetailScreen({ project: prerendered }: { project: ProjectDetails }) {
  return (
    <ProjectScreen project={prerendered}>
      {(project, asOf) => <Detail project={project} asOf={asOf} />}
    </ProjectScreen>
  );
}

function Detail({ project, asOf }: { project: ProjectDetails; asOf: string }) {
  // Another form would take the place of one that somebody is filling in.
  const soldOut = useHeldWhileTyping(
    isSoldOut(project) &&
      // Not yet priced is not sold.
      !project.buildings.some(({ units }) => units.some(({ state }) => state === 'available')),
  );
  return (
    <ProjectPage
      project={project}
      asOf={asOf}
      soldOut={soldOut}
      interestForm={<InterestForm project={project} soldOut={soldOut} />}
    />
  );
}
