import { ProjectPage, type ProjectDetails } from '../projects';
import { InterestForm } from './interest-form';

/** `/projects/detail/{project}`: everything about it, with the form that registers interest. */
export function ProjectDetailScreen({ project }: { project: ProjectDetails }) {
  return <ProjectPage project={project} interestForm={<InterestForm project={project} />} />;
}
