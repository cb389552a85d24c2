/** Quarter of an ISO date, 1–4; undefined if it is no date. */
export const getQuarter = (date: string): 1 | 2 | 3 | 4 | undefined =>
  Number.isNaN(Date.parse(date))
    ? undefined
    : ([1, 2, 3, 4] as const)[Math.ceil(Number(date.slice(5, 7)) / 3) - 1];
