import { median } from '../catalogue/figures';
import type { Figures } from './measure';

/** The median of each figure over some visits. */
export function medians(visits: readonly Figures[]): Figures {
  const [first] = visits;
  if (!first) throw new Error('There is no visit.');
  const names = Object.keys(first) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(visits.map((visit) => visit[name]))]),
  ) as unknown as Figures;
}

const ms = (value: number) => Math.round(value);
const kb = (bytes: number) => Math.round(bytes / 1000);

/** A row of the table; the columns of the twin are left out where it was not measured. */
export const tableRow = (page: Figures, twin?: Figures): Record<string, string | number> => ({
  score: ms(page.score),
  'FCP ms': ms(page.FCP),
  'LCP ms': ms(page.LCP),
  ...(twin && { 'twin LCP': ms(twin.LCP), 'LCP ÷ twin': (page.LCP / twin.LCP).toFixed(2) }),
  'TBT ms': ms(page.TBT),
  ...(twin && { 'twin TBT': ms(twin.TBT) }),
  CLS: page.CLS.toFixed(3),
  KB: kb(page.bytes),
  'script KB': kb(page.scriptBytes),
  'pictures KB': kb(page.pictureBytes),
  'fonts KB': kb(page.fontBytes),
});
