import { prefixedLocales } from './locales';

/** Path segment below `/projects/` whose pages may belong to a project published after the build. */
export const projectRoutes = ['detail', 'contact', 'share'] as const;

/** Slug as the contract allows it; ids of this form are asked for as well. */
export const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';

const projectAddress = new RegExp(
  `^(?:/(?:${prefixedLocales.join('|')}))?/projects/(?:${projectRoutes.join('|')})/(${slugPattern})$`,
);

/** The slug in the address of a project's page (`/projects/detail/alyasmin-gardens`), else undefined. */
export function projectSlug(pathname: string): string | undefined {
  return projectAddress.exec(pathname)?.[1];
}
