/** The projects that a form offers to choose from. */
import type { LocalizedText } from '../../i18n';

/** A project that a visitor may live in. */
export interface ProjectChoice {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalizedText;
  /** No longer published: there only for who had chosen it before that was known. */
  readonly isWithdrawn?: boolean;
}

/**
 * Those of now by their slug, as the build has them, and those of the build that are not among them as withdrawn.
 * @param current what is published now; one that is sold out is among them
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

/** What is offered to someone who has chosen `chosen`. */
export const offeredChoices = (projects: readonly ProjectChoice[], chosen: string): ProjectChoice[] =>
  projects.filter(({ id, isWithdrawn }) => !isWithdrawn || id === chosen);
