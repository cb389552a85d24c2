/** Where an arrow key leads from the flat that has the focus: beside it, or above and below at the same place. */
export function nextFlat(grid: HTMLElement, key: string, dir: 'rtl' | 'ltr'): HTMLElement | undefined {
  const focused = document.activeElement;
  const row = focused?.closest('[role="row"]');
  if (!row || !grid.contains(row)) return undefined;
  const cells = linksOf(row);
  const place = cells.findIndex((link) => link === focused);
  if (place < 0) return undefined;
  const onwards = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return links(cells)[0];
  if (key === 'End') return links(cells).pop();
  if (key === onwards) return links(cells.slice(place + 1))[0];
  if (key === backwards) return links(cells.slice(0, place)).pop();
  if (key === 'ArrowUp') return further(row, 'previousElementSibling', place);
  if (key === 'ArrowDown') return further(row, 'nextElementSibling', place);
  return undefined;
}

type Link = HTMLElement | null;

/** The link of each flat of a floor; null for a sold one. */
const linksOf = (row: Element): Link[] =>
  [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.querySelector('a'));

const links = (cells: readonly Link[]): HTMLElement[] => cells.filter((link) => link !== null);

/** On the next floor that has links. It goes no further than what is drawn: a floor in between would be left out. */
function further(
  row: Element,
  sibling: 'previousElementSibling' | 'nextElementSibling',
  place: number,
): HTMLElement | undefined {
  for (let next = row[sibling]; next; next = next[sibling]) {
    const cells = linksOf(next);
    if (cells.length === 0) return undefined;
    const target = cells[place] ?? nearest(cells, place);
    if (target) return target;
  }
  return undefined;
}

/** The link whose place is closest. */
function nearest(cells: readonly Link[], place: number): HTMLElement | undefined {
  const there = cells.flatMap((link, at) => (link ? [{ link, away: Math.abs(at - place) }] : []));
  return there.sort((a, b) => a.away - b.away)[0]?.link;
}
