import type { ProjectCardData } from './project';
import { RemovedProjectPage } from './removed-project-page';
import { useSimilarProjects } from './similar-projects';

export type RemovedProjectData = Pick<ProjectCardData, 'slug' | 'name'> & Partial<ProjectCardData>;

/** Replaces the pages of a project that is no longer published. Loaded on demand. */
export default function RemovedProject({ project }: { project: RemovedProjectData }) {
  return <RemovedProjectPage name={project.name} others={useSimilarProjects(project)} />;
}
