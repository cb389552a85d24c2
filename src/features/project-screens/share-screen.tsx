import { ProjectShare, type SharedProject } from '../projects';

/** `/projects/share/{project}`: ways to pass it on. */
export function ProjectShareScreen({ project }: { project: SharedProject }) {
  return <ProjectShare project={project} />;
}
