import { createPrerendered } from '../../../ui';
import { DeliveredProjects } from './delivered-projects';
import { History } from './history';

/** The company's history as prerendered HTML: texts, which need no code. */
export const PrerenderedHistory = createPrerendered(
  process.env['BUILD_STAGE'] !== 'build-javascript' && History,
  () => import('./history').then((module) => module.History),
);

/** The delivered projects as prerendered HTML: links, which need no code. */
export const PrerenderedDeliveries = createPrerendered(
  process.env['BUILD_STAGE'] !== 'build-javascript' && DeliveredProjects,
  () => import('./delivered-projects').then((module) => module.DeliveredProjects),
);
