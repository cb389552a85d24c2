import type { LocalizedText } from '../../lib/localized-text';

/** A project that a visitor may live in. */
export interface ProjectChoice {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly city?: LocalizedText | null;
  /** No longer published: an option only for a visitor who has already chosen it. */
  readonly isWithdrawn?: boolean;
}

/**
 * The published projects by their slug, and those of the build that are not among them as withdrawn.
 * @param current published now, sold out ones included
 */
export function projectChoices(
  current: readonly ProjectChoice[],
  prerendered: readonly ProjectChoice[],
): ProjectChoice[] {
  const withdrawn = prerendered
    .filter(({ id }) => !current.some((project) => project.id === id))
    .map((project) => ({ ...project, isWithdrawn: true }));
  return [...current, ...withdrawn].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The options for a visitor who has chosen the project with the id `chosen`. */
export const offeredChoices = (projects: readonly ProjectChoice[], chosen: string): ProjectChoice[] =>
  projects.filter(({ id, isWithdrawn }) => !isWithdrawn || id === chosen);
