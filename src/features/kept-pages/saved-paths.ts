import { routes } from '../../lib/routes';
import { shortlist } from '../shortlist';

/** Paths of the pages of the saved homes, which are kept with or without their projects. */
export const savedPaths = (): string[] =>
  shortlist.get().map(({ project, unit }) => routes.unit(project, unit).split('?')[0] ?? '');
