/** The link that a key moves the focus to: arrows to the next unit or floor, Home and End to the ends of the floor. */
export function nextUnit(grid: HTMLElement, key: string, dir: 'rtl' | 'ltr'): HTMLElement | undefined {
  const focused = document.activeElement;
  const row = focused?.closest('[role="row"]');
  if (!row || !grid.contains(row)) return undefined;
  const cells = linksOf(row);
  const index = cells.findIndex((link) => link === focused);
  if (index < 0) return undefined;
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return links(cells)[0];
  if (key === 'End') return links(cells).pop();
  if (key === forward) return links(cells.slice(index + 1))[0];
  if (key === backward) return links(cells.slice(0, index)).pop();
  if (key === 'ArrowUp') return nextFloorLink(row, 'previousElementSibling', index);
  if (key === 'ArrowDown') return nextFloorLink(row, 'nextElementSibling', index);
  return undefined;
}

type Link = HTMLElement | null;

/** The link of each unit of a floor; null for a sold one. */
const linksOf = (row: Element): Link[] =>
  [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.querySelector('a'));

const links = (cells: readonly Link[]): HTMLElement[] => cells.filter((link) => link !== null);

/** The link at the same place on the next floor that has links. Stops at floors that are not rendered yet. */
function nextFloorLink(
  row: Element,
  sibling: 'previousElementSibling' | 'nextElementSibling',
  index: number,
): HTMLElement | undefined {
  for (let next = row[sibling]; next; next = next[sibling]) {
    const cells = linksOf(next);
    if (cells.length === 0) return undefined;
    const target = cells[index] ?? nearest(cells, index);
    if (target) return target;
  }
  return undefined;
}

/** The link closest to that place. */
function nearest(cells: readonly Link[], index: number): HTMLElement | undefined {
  const candidates = cells.flatMap((link, at) => (link ? [{ link, distance: Math.abs(at - index) }] : []));
  return candidates.sort((a, b) => a.distance - b.distance)[0]?.link;
}
