/** Where an arrow key leads from the flat that has the focus: beside it, or above and below at the same place. */
export function nextFlat(grid: HTMLElement, key: string, dir: 'rtl' | 'ltr'): HTMLElement | undefined {
  const focused = document.activeElement;
  const rows = [...grid.querySelectorAll('[role="row"]')]
    .map((row) => [...row.querySelectorAll('[role="gridcell"]')])
    .map((cells) => cells.map((cell) => cell.querySelector('a')));
  const row = rows.findIndex((cells) => cells.some((link) => link === focused));
  const place = rows[row]?.findIndex((link) => link === focused) ?? -1;
  if (place < 0) return undefined;
  const onwards = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const inRow = (cells: readonly (HTMLElement | null)[] | undefined) =>
    cells?.filter((link) => link !== null) ?? [];
  if (key === 'Home') return inRow(rows[row])[0];
  if (key === 'End') return inRow(rows[row]).pop();
  if (key === onwards) return inRow(rows[row]?.slice(place + 1))[0];
  if (key === backwards) return inRow(rows[row]?.slice(0, place)).pop();
  const further =
    key === 'ArrowUp' ? rows.slice(0, row).reverse() : key === 'ArrowDown' ? rows.slice(row + 1) : [];
  const target = further.find((cells) => inRow(cells).length > 0);
  return target && (target[place] ?? nearest(target, place));
}

/** The link whose place is closest. */
function nearest(cells: readonly (HTMLElement | null)[], place: number): HTMLElement | undefined {
  const links = cells.flatMap((link, at) => (link ? [{ link, away: Math.abs(at - place) }] : []));
  return links.sort((a, b) => a.away - b.away)[0]?.link;
}
