interface Plan {
  readonly steps: readonly { readonly percent: number }[];
}

/** Percent by which the shares of a plan may miss 100: they are written with two decimals. */
const tolerance = 0.01;

/** Whether the shares of a payment plan add up to the whole price. */
export const isWholePlan = ({ steps }: Plan): boolean =>
  Math.abs(steps.reduce((sum, { percent }) => sum + percent, 0) - 100) <= tolerance + 1e-9;
