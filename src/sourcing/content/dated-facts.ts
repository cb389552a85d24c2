import type { CrossFileProblem } from './cross-file-problems';
import type { ContentDocument } from './kinds';

interface DatedFact {
  /** The file, from the root of the project. */
  path: string;
  /** Days: `2026-11-23`. */
  as_of: string;
  review_by: string;
  /** Address of the authority's text. */
  source: string;
}

/** Facts that an authority sets, the one to be reviewed first at the top. */
const datedFacts = (documents: readonly ContentDocument[]): DatedFact[] =>
  documents
    .flatMap(({ path, fields }) => {
      const { fact } = fields as { fact?: Omit<DatedFact, 'path'> | undefined };
      return fact ? [{ path, ...fact }] : [];
    })
    .sort((a, b) => a.review_by.localeCompare(b.review_by));

/** Whether the day of its review has passed. @param today a day: `2026-11-23` */
const isOverdue = ({ review_by }: Pick<DatedFact, 'review_by'>, today: string): boolean => review_by < today;

/** Time alone made these wrong, so they stop no build. */
export function overdueFacts(documents: readonly ContentDocument[], now: Date): CrossFileProblem[] {
  const today = now.toISOString().slice(0, 10);
  return datedFacts(documents)
    .filter((fact) => isOverdue(fact, today))
    .map(({ path, review_by, source }) => ({
      path,
      field: ['fact', 'review_by'],
      isWarning: true,
      message: {
        ar: `كان موعد مراجعة هذه المعلومة ${review_by}. اقرأ ${source}، وصحّح النص إن تغيّر شيء، ثم غيّر التاريخين.`,
        en: `This fact was to be reviewed by ${review_by}. Read ${source}, correct the text where something changed, and then change both dates.`,
      },
    }));
}
