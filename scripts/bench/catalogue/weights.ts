import { bytesByKind, kinds, type Kind, type Transfer } from './transfers';

/** What a visit to a project transfers before a home is opened, in bytes; the most of all visits. */
export interface VisitWeight {
  /** Until the page is at rest. */
  arrival: Record<Kind, number>;
  /** Answers while the visitor scrolls and filters. */
  later: number;
}

interface Part {
  step: string;
  transfers: readonly Transfer[];
}

/**
 * @param visits their steps, in order
 * @param arrival names of the steps until the page is at rest
 * @param opening name of the step that opens a home
 */
export function weighVisits(
  visits: readonly (readonly Part[])[],
  arrival: readonly string[],
  opening: string,
): VisitWeight {
  const weights = visits.map((visit) => {
    const end = visit.findIndex(({ step }) => step === opening);
    const before = end < 0 ? visit : visit.slice(0, end);
    const bytesOf = (isArrival: boolean) =>
      bytesByKind(
        before
          .filter(({ step }) => arrival.includes(step) === isArrival)
          .flatMap(({ transfers }) => transfers),
      );
    return { first: bytesOf(true), later: bytesOf(false).answers };
  });
  const most = (values: readonly number[]) => Math.max(0, ...values);
  const firstMost = kinds.map((kind) => [kind, most(weights.map(({ first }) => first[kind]))]);
  return {
    arrival: Object.fromEntries(firstMost) as Record<Kind, number>,
    later: most(weights.map(({ later }) => later)),
  };
}

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A row for `console.table`. */
export const weightRow = ({ arrival, later }: VisitWeight): Record<string, string> => ({
  'HTML KB': inKilobytes(arrival.document),
  'page data KB': inKilobytes(arrival['page data']),
  'answers KB': inKilobytes(arrival.answers),
  'answers while filtering KB': inKilobytes(later),
});
