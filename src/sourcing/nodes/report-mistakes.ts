import type { Reporter } from 'gatsby';
import { editorLanguage } from '../../lib/editor-language';
import { formatProblem, type ContentProblem } from '../content';

const headings = {
  ar: 'في النصوص أخطاء، ولم يُغيَّر شيء في الموقع. كلها فوق هذا السطر.',
  en: 'Mistakes in the texts; nothing of the site was changed. All of them are above this line.',
};

/** One line each, as they are: Gatsby breaks the lines of its reporter and of the console, and a terminal makes a link of the place. */
export function printProblems(problems: readonly ContentProblem[]): void {
  const language = editorLanguage(process.env);
  for (const problem of problems) process.stderr.write(`${formatProblem(problem, language)}\n`);
}

/** Names every mistake, and ends a build. */
export function reportMistakes(problems: readonly ContentProblem[], reporter: Reporter): void {
  printProblems(problems);
  // The message alone: the place that matters is in the content, not in a stack.
  reporter.panicOnBuild(headings[editorLanguage(process.env)]);
}
