import { routes } from '../../lib/routes';

/** Pages of the forms that belong to no project. */
export const formPaths: readonly string[] = [
  routes.interest,
  routes.contact,
  routes.consultation,
  routes.maintenance,
];
