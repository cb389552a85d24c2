import { median } from '../catalogue/figures';
import type { Phone } from './phone';

/** What one visit measured, in milliseconds. */
export interface Timing {
  /** What the target holds for. */
  figure: number;
  /** From the press until its answer is on the screen. */
  answer?: number;
  /** How many scripts and data the page requests before hydration. */
  requests?: number;
}

/** What a visitor does, and how it is measured. */
export interface Interaction {
  name: string;
  /** Milliseconds; undefined for what only shows how fast the machine is. */
  target?: number;
  measure: (phone: Phone) => Promise<Timing>;
}

/** An interaction and all visits that measured it. */
export interface Subject {
  name: string;
  /** Milliseconds that no visit may exceed. */
  target?: number;
  timings: readonly Timing[];
}

const worst = (timings: readonly Timing[]): number => Math.max(...timings.map(({ figure }) => figure));

export const isMet = ({ target = Infinity, timings }: Subject): boolean => worst(timings) <= target;

/** A row of the table. */
export function tableRow(subject: Subject): Record<string, string | number> {
  const { target, timings } = subject;
  const answers = timings.flatMap(({ answer }) => answer ?? []);
  const requests = timings.flatMap((timing) => timing.requests ?? []);
  return {
    'median ms': Math.round(median(timings.map(({ figure }) => figure))),
    'worst ms': Math.round(worst(timings)),
    'target ms': target ?? '',
    met: target === undefined ? '' : isMet(subject) ? 'yes' : 'no',
    'answer, median ms': answers.length > 0 ? Math.round(median(answers)) : '',
    ...(requests.length > 0 && { requests: Math.max(...requests) }),
  };
}
