import { ProjectScreen } from '../project-screen';
import { ProjectShare, type SharedProject } from '../project-share';

/** `/projects/share/{project}`: ways to pass it on. */
export function ProjectShareScreen({ project: prerendered }: { project: SharedProject }) {
  return (
    <ProjectScreen project={prerendered}>{(project) => <ProjectShare project={project} />}</ProjectScreen>
  );
}
