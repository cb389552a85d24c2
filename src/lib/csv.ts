/** Characters between cells; which one a spreadsheet expects depends on its language. */
export const separators = [',', ';'] as const;

export type Separator = (typeof separators)[number];

/** Spreadsheets run a cell that begins with one of these as a formula; full-width forms too. */
const formulaStart = /^\s*[=+\-@＝＋－＠\t\r]/;

/** The same after a character at which a spreadsheet of another language may split the cell, quoted or not. */
const formulaInside = /([;,\t\r\n|])(?=[\s"']*[=+\-@＝＋－＠])/g;

/** Always quoted, so that neither separator ends a cell. */
function toCell(value: unknown): string {
  const text = String(value ?? '');
  const safe = (formulaStart.test(text) ? `'${text}` : text).replaceAll(formulaInside, "$1'");
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * A table as RFC 4180, with a byte order mark so that spreadsheets read the Arabic as UTF-8. An apostrophe stops texts from
 * running as a formula, wherever a spreadsheet may begin a cell.
 */
export const toCsv = (rows: readonly (readonly unknown[])[], separator: Separator = ','): string =>
  `\uFEFF${rows.map((cells) => cells.map(toCell).join(separator)).join('\r\n')}\r\n`;
