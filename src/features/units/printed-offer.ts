import { upcoming } from '../../domain/sale-state';

/** What a printed sheet says of a unit: the values on the paper, which its code carries. */
export interface PrintedOffer {
  /** SAR; undefined where none was announced. */
  readonly price?: number;
  /** available, reserved, sold or upcoming. */
  readonly state: string;
  /** When the unit was read, to the minute. ISO time. */
  readonly asOf: string;
}

/** Name of the query parameter. */
const parameter = 'printed';

const states = ['available', 'reserved', 'sold', upcoming];

/** `900000~202603031030~available`: price or `-`, minute in UTC, state. */
const pattern = /^(-|[1-9]\d{0,9})~(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})~([a-z]+)$/;

/** Largest price of the contract. */
const maxPrice = 1_000_000_000;

/** The address of a unit with what is printed beside it. An offer that cannot be written as a parameter leaves the address as it is. */
export function printedAddress(link: string, { price, state, asOf }: PrintedOffer): string {
  const time = new Date(asOf);
  if (Number.isNaN(time.getTime())) return link;
  const minute = time.toISOString().slice(0, 16).replace(/\D/g, '');
  const value = `${price ?? '-'}~${minute}~${state}`;
  if (!parsePrinted(`?${parameter}=${value}`, Infinity)) return link;
  return `${link}${link.includes('?') ? '&' : '?'}${parameter}=${value}`;
}

/**
 * What the query string of an address says that was printed; undefined for none, and for one that no sheet of ours has.
 * @param now milliseconds since 1970: nothing was printed after it
 */
export function parsePrinted(search: string, now: number): PrintedOffer | undefined {
  const found = pattern.exec(new URLSearchParams(search).get(parameter) ?? '');
  if (!found) return undefined;
  const [, amount = '', year, month, day, hour, minute, state = ''] = found;
  const asOf = `${year}-${month}-${day}T${hour}:${minute}:00.000Z`;
  const time = new Date(asOf);
  // 30 February is no day; `Date` would take it for one in March.
  const isTime = !Number.isNaN(time.getTime()) && time.toISOString() === asOf && time.getTime() <= now;
  const price = amount === '-' ? undefined : Number(amount);
  if (!isTime || !states.includes(state) || (price ?? 0) > maxPrice) return undefined;
  return { price, state, asOf };
}

/** How a unit differs from what is printed. */
export interface PrintedDifference {
  /** SAR: more than printed, less, or undefined where one of both has none. */
  readonly price?: number;
  /** The price has changed, was announced or is no longer there. */
  readonly isPriceChanged: boolean;
  readonly isStateChanged: boolean;
}

/** @param today the unit now; its state as `getSaleState` says it */
export function comparePrinted(
  printed: PrintedOffer,
  today: { readonly price?: number | null; readonly state: string },
): PrintedDifference {
  const price = today.price || undefined; // zero means that no price was entered
  return {
    price: price !== undefined && printed.price !== undefined ? price - printed.price : undefined,
    isPriceChanged: price !== printed.price,
    isStateChanged: today.state !== printed.state,
  };
}
