import { overBudget, type PageWeight } from './weigh';

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

/** The weights as a table for the log: KB after brotli, and what the budget allows. */
export function weightTable(weights: PageWeight[]): string {
  const rows = weights.map((weight) => [
    weight.path,
    `${kilobytes(weight.javascript)} of ${kilobytes(weight.budget.javascript)}`,
    `${kilobytes(weight.html)} of ${kilobytes(weight.budget.html)}`,
    overBudget(weight) ? 'over budget' : '',
  ]);
  const table = [['page', 'JavaScript, KB', 'HTML, KB', ''], ...rows];
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
