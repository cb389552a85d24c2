interface Plan {
  readonly steps: readonly { readonly percent: number }[];
}

/** In ten-thousandths of a percent: sums of whole numbers have no noise. */
const scale = 10_000;
/** 0.01 %: shares such as 33.33 need not add up to the last digit. */
const tolerance = 100;

const scaledTotal = ({ steps }: Plan): number =>
  steps.reduce((total, { percent }) => total + Math.round(percent * scale), 0);

/** What the shares of a plan add up to, in percent of the price. */
export const planTotal = (plan: Plan): number => scaledTotal(plan) / scale;

/** Whether the shares of a plan add up to the price. One that does not is not shown: nobody knows which share is wrong. */
export const isWholePlan = (plan: Plan): boolean => Math.abs(scaledTotal(plan) - 100 * scale) <= tolerance;
