const integer = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A dash for what is not a number, instead of an error or “NaN”. */
const formatOrDash = (numberFormat: Intl.NumberFormat, value: number) =>
  Number.isFinite(value) ? numberFormat.format(value) : '–';

/** Numbers in Western digits in both languages, by patterns that are the same in every version of ICU. */
export const format = {
  /** `1,240` */
  integer: (value: number) => formatOrDash(integer, value),
  /** Without a thousands comma. */
  year: (value: number) => String(value),
  /** m² with two decimals where there are any: `186.50`, `48`. */
  area: (value: number) => formatOrDash(Number.isInteger(value) ? integer : decimals, value),
  /** Metres with two decimals: `2.40`. */
  metres: (value: number) => formatOrDash(decimals, value),
  /** Kilometres with one decimal from metres: `1.4`. */
  kilometres: (metres: number) => formatOrDash(oneDecimal, metres / 1000),
};
