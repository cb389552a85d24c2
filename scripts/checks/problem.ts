/** One mistake that a check has found. Lines count from 1. */
export interface Problem {
  /** From the root of the project, with `/`. */
  file: string;
  line: number;
  /** What is wrong and what is expected. */
  message: string;
}

/** `file:line message`, the form in which editors and terminals make a link of the place. */
export const formatProblem = ({ file, line, message }: Problem): string => `${file}:${line} ${message}`;

/** By file, then by line. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
