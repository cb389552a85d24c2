import type { ContractProblem } from './contract-validator';

/** What the build did with a record that does not fit. */
export type Outcome =
  /** It is not on the site. */
  | 'dropped'
  /** Some parts of it are not, or were filled in. */
  | 'repaired'
  /** It, or a part of its offer, is as an earlier build read it. */
  | 'restored'
  /** It is on the site without a home, a price or a licence that came in a form that nobody can read. */
  | 'incomplete';

/** All of them, the worst first. */
export const outcomes = [
  'dropped',
  'incomplete',
  'restored',
  'repaired',
] as const satisfies readonly Outcome[];

/** Something that is wrong with a record of the API. */
export interface RowProblem extends ContractProblem {
  outcome: Outcome;
  /** `Rental 17`. */
  record: string;
}

export interface ResourceReport {
  /** Source of the rows of this build. */
  origin: 'api' | 'last_good';
  /** Why the last good copy was used. */
  reason?: string;
  /** When the rows were read from the API: for the last good copy earlier than the build. ISO time. */
  read_at: string;
  /** When the oldest of the restored records, or parts of them, were read. ISO time. */
  restored_from?: string;
  /** Records of the API's answer, valid or not. */
  received: number;
  /** Records on the site. */
  rows: number;
  /** Records that the last build had read and that are the same still. */
  unchanged?: number;
  /** Rows on a full page, where the API gives the resource in pages. */
  per_page?: number;
  /** What is wrong with the resource as a whole, though it was used. */
  notes: string[];
  problems: RowProblem[];
}

/** How a resource is read. */
export interface Reading<T> {
  report: ResourceReport;
  /** What an earlier build read; stands in for records that do not fit. */
  copy?: readonly T[];
}

/** What the build read from the API. */
export interface SourceReport {
  api_url: string;
  /** When the build read the source. ISO time. */
  read_at: string;
  duration_ms: number;
  resources: Record<string, ResourceReport>;
}

export const emptyReport = (read_at: string): ResourceReport => ({
  ...{ origin: 'api', read_at, received: 0, rows: 0, notes: [], problems: [] },
});

/** Records of a resource with which the build did this, each once. */
export const recordsWith = ({ problems }: Pick<ResourceReport, 'problems'>, outcome: Outcome): string[] => [
  ...new Set(problems.filter((problem) => problem.outcome === outcome).map(({ record }) => record)),
];

/** When the oldest data of a build was read, where some of it comes from an earlier build; undefined otherwise. */
export const readAtOfCopies = ({ resources }: Pick<SourceReport, 'resources'>): string | undefined =>
  Object.values(resources)
    .flatMap(({ origin, read_at, restored_from }) => [
      ...(origin === 'last_good' ? [read_at] : []),
      ...(restored_from ? [restored_from] : []),
    ])
    .sort()[0];

/** A problem in one sentence: what, where, and where the contract says how it has to be. */
export const problemLine = ({ record, outcome, at, message, contract }: RowProblem): string =>
  `${record} ${outcome}: ${at ? `${at} ` : ''}${message}${contract ? ` (${contract})` : ''}`;

/** One line a resource, for the build's log. */
export function reportLines(report: SourceReport): string[] {
  return Object.entries(report.resources).map(([name, resource]) => {
    const { origin, received, rows, unchanged, reason } = resource;
    const counts = [`${rows} rows`];
    if (origin === 'api' && received !== rows) counts.push(`${received} received`);
    if (unchanged) counts.push(`${unchanged} unchanged`);
    for (const outcome of outcomes) {
      const records = recordsWith(resource, outcome).length;
      if (records > 0) counts.push(`${records} ${outcome}`);
    }
    return `${name}: ${counts.join(', ')}${origin === 'last_good' ? `, from the last good copy (${reason})` : ''}`;
  });
}
