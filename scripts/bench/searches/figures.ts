import { median } from '../catalogue/figures';
import type { Kind } from '../catalogue/transfers';
import type { SearchCost } from './search-on-phone';

/** What no search may exceed. */
const limits = {
  /** Bytes of data: what the API and the site say, without code, pictures and what is fetched ahead. */
  data: 30_000,
  /** Milliseconds of long tasks, added up. */
  longTasks: 100,
  /** Milliseconds from the API's answer to the first home. */
  shown: 300,
} as const;

type Limited = keyof typeof limits;

const dataKinds: readonly Kind[] = ['document', 'page data', 'answers', 'files'];

const dataOf = (bytes: Readonly<Record<Kind, number>>): number =>
  dataKinds.reduce((sum, kind) => sum + bytes[kind], 0);

/** What the limits hold for, of one search. */
const limitedFigures = ({ search, shown }: SearchCost): Record<Limited, number> => ({
  data: dataOf(search.bytes),
  longTasks: search.longTasks,
  shown,
});

/** The limits that the worst of some searches misses. */
export function missedLimits(costs: readonly SearchCost[]): Limited[] {
  const figures = costs.map(limitedFigures);
  return (Object.keys(limits) as Limited[]).filter((name) =>
    figures.some((figure) => figure[name] > limits[name]),
  );
}

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const inMilliseconds = (time: number): string => String(Math.round(time));

/** The searches of one catalogue as a row for `console.table`: “median / worst”. */
export function searchRow(costs: readonly SearchCost[]): Record<string, string> {
  const both = (valueOf: (cost: SearchCost) => number, show: (value: number) => string) => {
    const values = costs.map(valueOf);
    return `${show(median(values))} / ${show(Math.max(...values))}`;
  };
  const bytes = (kind: Kind) => both(({ search }) => search.bytes[kind], inKilobytes);
  return {
    'data KB': both(({ search }) => dataOf(search.bytes), inKilobytes),
    'answers KB': bytes('answers'),
    'code KB': bytes('code'),
    'pictures KB': bytes('pictures'),
    'ahead KB': bytes('ahead'),
    'long ms': both(({ search }) => search.longTasks, inMilliseconds),
    'long, processor': both(({ processor }) => processor.long, inMilliseconds),
    'all, processor': both(({ processor }) => processor.total, inMilliseconds),
    'first home ms': both(({ shown }) => shown, inMilliseconds),
    'typing: KB': both(({ typing }) => dataOf(typing.bytes), inKilobytes),
    'typing: long ms': both(({ typing }) => typing.longTasks, inMilliseconds),
  };
}

/** The limits as the last row. */
export const limitRow: Record<string, string> = {
  'data KB': inKilobytes(limits.data),
  'long ms': inMilliseconds(limits.longTasks),
  'first home ms': inMilliseconds(limits.shown),
};
