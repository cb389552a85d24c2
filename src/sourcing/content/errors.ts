import { closest, distance } from 'fastest-levenshtein';

/** One mistake in one content file. Lines and columns count from 1. */
export interface ContentProblem {
  /** The file, from the root of the project: `content/faq/transaction-tax.md`. */
  path: string;
  line: number;
  column: number;
  /** Path in the front matter: `items[2].title.en`; empty when the mistake is in the syntax of the file. */
  field: string;
  /** What is expected, with an example, and what was found. */
  message: string;
}

/** A mistake without its file. */
export type ProblemInFile = Omit<ContentProblem, 'path'>;

/** `path:line:column field: message`, which editors and terminals turn into a link. */
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

/** `; did you mean "order"?` when one of the known words is similar, otherwise an empty text. */
export function didYouMean(word: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(word, known);
  return distance(word.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, word.length / 3)
    ? `; did you mean "${nearest}"?`
    : '';
}
