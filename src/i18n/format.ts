/**
 * With thousands commas. Not by `Intl.NumberFormat`: making the first one costs a phone about 0.2 s, in each tab.
 * `format.test.ts` compares the output.
 */
function formatNumber(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return '–';
  // Rounds what is written, as `Intl` does: 9.995 is a little less as a binary number.
  const steps = Math.round(Number((value * 10 ** decimals).toPrecision(15)));
  const [whole = '', fraction] = (steps / 10 ** decimals).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/** Numbers in Western digits in both languages. What is not a number is a dash, instead of an error or “NaN”. */
export const format = {
  /** `1,240` */
  integer: (value: number) => formatNumber(value, 0),
  /** Years with one decimal where there is any: `2.5`, `10`. Rounded, a guarantee would promise more than it holds. */
  years: (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1),
  /** Without a thousands comma. */
  year: (value: number) => String(value),
  /** m² with two decimals where there are any: `186.50`, `48`. */
  area: (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 2),
  /** Metres with two decimals: `2.40`. */
  metres: (value: number) => formatNumber(value, 2),
  /** Kilometres with one decimal from metres, where it is not zero: `1.4`, `2`. */
  kilometres: (metres: number) => formatNumber(metres / 1000, 1).replace(/\.0$/, ''),
};
