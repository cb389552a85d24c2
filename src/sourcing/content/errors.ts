/** One mistake in one content file. Lines and columns count from 1. */
export interface ContentProblem {
  /** The file, from the root of the project: `content/faq/transaction-tax.md`. */
  path: string;
  line: number;
  column: number;
  /** Where in the front matter: `items[2].title.en`; empty when the mistake is in the form of the file. */
  field: string;
  /** What is expected, with an example, and what was found. */
  message: string;
}

/** A mistake before it is known in which file it stands. */
export type ProblemInFile = Omit<ContentProblem, 'path'>;

/** `path:line:column field: message`, the form in which editors and terminals make a link of the place. */
export function formatProblem({ path, line, column, field, message }: ContentProblem): string {
  return `${path}:${line}:${column} ${field ? `${field}: ` : ''}${message}`;
}

/** Thrown for content that cannot be shown; the message names every problem, one a line. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: ContentProblem[]) {
    super(problems.map(formatProblem).join('\n'));
  }
}
