import type { LocalizedText } from '../../lib/localized-text';
import { withReadableAddresses } from '../../lib/bidi';
import { nearestWord } from '../../lib/nearest-word';

export type Language = keyof LocalizedText;

/** One mistake in one content file. Lines and columns count from 1. */
export interface ContentProblem {
  /** The file, from the root of the project: `content/faq/transaction-tax.md`. */
  path: string;
  line: number;
  column: number;
  /** Path in the front matter: `items[2].title.en`; empty when the mistake is in the form of the file. */
  field: string;
  /** The field in words: “Milestones › row 3 › Text, English”. */
  label?: LocalizedText;
  /** What is wrong, and what to do. */
  message: LocalizedText;
  /** Does not stop a build: the page shows what is meant, or time alone made it wrong. */
  isWarning?: boolean;
  /** `content -- check --fix` corrects it. */
  isFixable?: boolean;
}

/** A mistake without its file. */
export type ProblemInFile = Omit<ContentProblem, 'path'>;

/** `path:line:column field: message`, the beginning of which editors and terminals turn into a link. */
export function formatProblem(problem: ContentProblem, language: Language): string {
  const { path, line, column, label, message } = problem;
  return `${path}:${line}:${column} ${label ? `${label[language]}: ` : ''}${message[language]}`;
}

/** The mistakes for an editor who sees the fields, each once. */
export function mistakeLines(problems: readonly ContentProblem[], language: Language): string[] {
  const lines = problems.map(({ label, message }) =>
    label ? `${label[language]}: ${message[language]}` : message[language],
  );
  return [...new Set(language === 'ar' ? lines.map(withReadableAddresses) : lines)];
}

/** Thrown for content that cannot be shown. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(readonly problems: ContentProblem[]) {
    super(problems.map((problem) => formatProblem(problem, 'en')).join('\n'));
  }
}

/** By file, line and column, each message once. */
export function sortProblems<P extends ProblemInFile & { path?: string }>(problems: readonly P[]): P[] {
  const seen = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...seen.values()].sort(
    (a, b) => (a.path ?? '').localeCompare(b.path ?? '', 'en') || a.line - b.line || a.column - b.column,
  );
}

/** `Did you mean “order”?` with a space before it, or nothing. */
export function didYouMean(word: string, known: readonly string[]): LocalizedText {
  const nearest = nearestWord(word, known);
  return nearest ? { ar: ` أتقصد «${nearest}»؟`, en: ` Did you mean “${nearest}”?` } : { ar: '', en: '' };
}
