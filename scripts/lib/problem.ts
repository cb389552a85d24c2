import type { CommandResult } from './command';

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

/** Prints problems, then one line with what was checked and how long it took. @returns the end of the command */
export function reportProblems(
  { checked, problems, started }: { checked: string; problems: readonly string[]; started: number },
  note = '',
): CommandResult {
  for (const problem of problems) console.error(problem);
  const result = problems.length === 0 ? 'no mistakes' : `mistakes: ${problems.length}${note}`;
  console.log(`${checked}, ${result}, in ${Math.round(performance.now() - started)} ms`);
  return { exitCode: problems.length > 0 ? 1 : 0 };
}
