/** The delivered projects at the build. In browsers webpack makes this module empty (`on-create-webpack-config.ts`). */
import { DeliveredProjects } from './delivered-projects';

export const deliveredProjectsAtBuild: typeof DeliveredProjects | undefined = DeliveredProjects;
