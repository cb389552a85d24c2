/** SAR, in whole riyals; halves are rounded up. */
export const riyals = (amount: number): number => Math.floor(amount + 0.5 + Number.EPSILON * amount);
