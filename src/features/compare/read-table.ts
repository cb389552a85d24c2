/** What a table shows, as rows of texts: without controls, and without what is not printed. */
export function readTable(table: HTMLTableElement): string[][] {
  const copy = table.cloneNode(true) as HTMLTableElement;
  copy.querySelectorAll('.no-print, button, caption, svg').forEach((element) => element.remove());
  return [...copy.rows].map((row) =>
    [...row.cells].map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim()),
  );
}
