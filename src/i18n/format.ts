/** Numbers: Western digits in both languages, by one pattern that is the same in every ICU. */
const integer = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const one = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** What should be a number and is none must neither stop the page nor read as “NaN”: it is a dash. */
const shown = (text: Intl.NumberFormat, value: number) => (Number.isFinite(value) ? text.format(value) : '–');

export const format = {
  /** `1,240` */
  integer: (value: number) => shown(integer, value),
  /** A year stays without a thousands comma. */
  year: (value: number) => String(value),
  /** m² with two decimals where there are any: `186.50`, `48`. */
  area: (value: number) => shown(Number.isInteger(value) ? integer : decimals, value),
  /** Metres with two decimals, as sides of a room are given: `2.40`. */
  metres: (value: number) => shown(decimals, value),
  /** Kilometres with one decimal from metres: `1.4`. */
  kilometres: (metres: number) => shown(one, metres / 1000),
};
