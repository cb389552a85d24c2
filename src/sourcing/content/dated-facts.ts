import type { CrossFileProblem } from './cross-file-problems';
import type { ContentDocument } from './kinds';

interface DatedFact {
  /** The file, from the root of the project. */
  path: string;
  /** The group of fields that it is in. */
  group: string;
  /** A day: `2026-11-23`. */
  review_by: string;
  /** Address of the authority's text, or of a page of the site. */
  source: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Where a source leads: an address, or a link with its label. */
const addressOf = (source: unknown): string =>
  isFields(source) ? String(source['to'] ?? '') : String(source ?? '');

/** The dated facts of a file: groups with a day of review, such as `fact`. */
const factsOf = ({ path, fields }: ContentDocument): DatedFact[] =>
  Object.entries(fields as Fields).flatMap(([group, value]) =>
    isFields(value) && typeof value['review_by'] === 'string'
      ? [{ path, group, review_by: value['review_by'], source: addressOf(value['source']) }]
      : [],
  );

/** Facts that an authority sets, the one to be reviewed first at the top. */
const datedFacts = (documents: readonly ContentDocument[]): DatedFact[] =>
  documents.flatMap(factsOf).sort((a, b) => a.review_by.localeCompare(b.review_by));

/** Whether the day of its review has passed. @param today a day: `2026-11-23` */
const isOverdue = ({ review_by }: Pick<DatedFact, 'review_by'>, today: string): boolean => review_by < today;

/** Time alone made these wrong, so they stop no build. */
export function overdueFacts(documents: readonly ContentDocument[], now: Date): CrossFileProblem[] {
  const today = now.toISOString().slice(0, 10);
  return datedFacts(documents)
    .filter((fact) => isOverdue(fact, today))
    .map(({ path, group, review_by, source }) => ({
      path,
      field: [group, 'review_by'],
      isWarning: true,
      message: {
        ar: `كان موعد مراجعة هذه المعلومة ${review_by}. اقرأ ${source}، وصحّح النص إن تغيّر شيء، ثم غيّر التاريخين.`,
        en: `This fact was to be reviewed by ${review_by}. Read ${source}, correct the text where something changed, and then change both dates.`,
      },
    }));
}
