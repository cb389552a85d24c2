import { westernDigits } from './fold-text';

/** SAR: step and maximum of a price filter. */
export const priceStep = 50_000;
export const maxPrice = 100_000_000;

/**
 * The amount in a typed text, in any digits and with any separators: «١٬٢٠٠٬٠٠٠», “SAR 1,200,000.00”. Undefined for
 * none, zero, and more than `highestPrice`.
 */
export function parseAmount(text: string): number | undefined {
  const digits = westernDigits(text)
    .trim()
    // A fraction has one or two figures; three are the next thousand.
    .replace(/[.٫]\d{0,2}$/, '')
    .replace(/\D/g, '');
  const amount = Number(digits);
  return amount > 0 && amount <= maxPrice ? amount : undefined;
}

/** The next multiple of a step above or below; undefined below the lowest, `start` where no amount is set. */
export function stepAmount(
  amount: number | undefined,
  direction: 'up' | 'down',
  start: number,
  size = priceStep,
): number | undefined {
  if (amount === undefined) return start;
  const steps = direction === 'up' ? Math.floor(amount / size) + 1 : Math.ceil(amount / size) - 1;
  return steps > 0 ? Math.min(steps * size, maxPrice) : undefined;
}
