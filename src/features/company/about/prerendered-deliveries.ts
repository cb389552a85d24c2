import { createPrerendered } from '../../../ui';
import { deliveredProjectsAtBuild } from './delivered-projects-at-build';

/** The delivered projects as prerendered HTML: links, which need no code. */
export const PrerenderedDeliveries = createPrerendered(deliveredProjectsAtBuild, () =>
  import('./delivered-projects').then((module) => module.DeliveredProjects),
);
