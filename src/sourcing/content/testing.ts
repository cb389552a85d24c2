import { ContentError, formatProblem, type Language } from './problems';
import type { FieldContext } from './media-fields';
import { parseContentFile } from './parse-content-file';

/** The problems of a file as an editor reads them. */
export function problemsOf(
  text: string,
  file: string,
  { language = 'en', ...context }: FieldContext & { language?: Language } = {},
): string[] {
  try {
    parseContentFile({ path: file, text, ...context });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => formatProblem(problem, language));
  }
}

/** A valid question. */
export const question = `---
category: buying
order: 10
question:
  ar: هل لكل وحدة صك؟
  en: Does every home have a deed?
---

# العربية

نعم، **صك مستقل**.

# English

Yes, [a separate one](/projects).
`;

/** A mistake of an editor in the question above. */
export interface Mistake {
  mistake: string;
  from: string;
  to: string;
  /** `line:column` and the field in words. */
  place: string;
  /** The beginning of what the message says, in English. */
  says: string;
}

export const mistake = (name: string, from: string, to: string, place: string, says: string): Mistake => ({
  mistake: name,
  ...{ from, to, place, says },
});
