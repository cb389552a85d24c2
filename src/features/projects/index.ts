export { useLatestProjects, useLatestProjectsRefresh } from './latest-projects';
export type { ProjectCardData } from './project';
export { ProjectCard } from './project-card';
export type { ProjectDetails } from './project-details';
export { ProjectList } from './project-list';
export { ProjectPage } from './project-page';
export { ProjectShare } from './project-share';
export { Licence } from './sections/intro';
export { useLiveProject, type LiveProject } from './use-live-project';
