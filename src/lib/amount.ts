/** Amounts of money as people type them, and as steps change them. */
import { westernDigits } from './fold-text';

/** SAR: a step of a price that is chosen, and the highest that can be. */
export const priceStep = 50_000;
export const highestPrice = 100_000_000;

/**
 * The amount that a text names, in any digits and with any separators: «١٬٢٠٠٬٠٠٠», “SAR 1,200,000.00”. Undefined for
 * none, for zero and for more than any home costs.
 */
export function parseAmount(text: string): number | undefined {
  const digits = westernDigits(text)
    .trim()
    // A fraction has one or two figures; three are the next thousand.
    .replace(/[.٫]\d{0,2}$/, '')
    .replace(/\D/g, '');
  const amount = Number(digits);
  return amount > 0 && amount <= highestPrice ? amount : undefined;
}

/** The next round amount above or below; undefined below the lowest. From nothing it begins at `start`. */
export function stepAmount(
  amount: number | undefined,
  towards: 'up' | 'down',
  start: number,
): number | undefined {
  if (amount === undefined) return start;
  const steps = towards === 'up' ? Math.floor(amount / priceStep) + 1 : Math.ceil(amount / priceStep) - 1;
  return steps > 0 ? Math.min(steps * priceStep, highestPrice) : undefined;
}
