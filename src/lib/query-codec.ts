import { maxPrice } from './amount';

/** Parses and formats one filter of the query string. `undefined` means not set, or malformed. */
export interface Parameter<T> {
  parse: (text: string) => T | undefined;
  format: (value: T) => string;
}

/** One of a closed set of values. */
export const oneOf = <T extends string>(members: readonly T[]): Parameter<T> => ({
  parse: (text) => members.find((member) => member === text),
  format: (value) => value,
});

export const flag: Parameter<boolean> = {
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  format: String,
};

/** A whole number within limits, written without leading zeros. */
export const integer = (from: number, to: number): Parameter<number> => ({
  parse: (text) => {
    const value = /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined;
    return value !== undefined && value >= from && value <= to ? value : undefined;
  },
  format: String,
});

/** A page number from 1; the first page is left out of the address. */
export const pageNumber = /* @__PURE__ */ integer(1, 1_000_000);

/** SAR. */
export const price = /* @__PURE__ */ integer(1, maxPrice);

/** m² */
export const area = /* @__PURE__ */ integer(1, 100_000);

/** Any text, such as an id, up to a length. */
export const text = (maxLength: number): Parameter<string> => ({
  parse: (value) => (value !== '' && value.length <= maxLength ? value : undefined),
  format: (value) => value,
});

/** Several values of a parameter, each once, separated by commas; malformed ones are left out. */
export const listOf = <T extends string | number>(member: Parameter<T>): Parameter<readonly T[]> => ({
  parse: (value) => {
    const members = new Set(value.split(',').flatMap((one) => member.parse(one) ?? []));
    return members.size > 0 ? [...members] : undefined;
  },
  format: (values) => values.join(),
});

export type Parameters<F> = { [K in keyof F]-?: Parameter<NonNullable<F[K]>> };

/** Filters ↔ query string. Unknown parameters are ignored. */
export interface Codec<F> {
  /** Filters of a query string, with or without its question mark. */
  parse: (search: string) => F;
  /** The names of the filters in the address. */
  names: readonly (keyof F & string)[];
  /** `?page=2&…` in the order of the parameters, or an empty text. */
  format: (filters: F) => string;
}

/** A codec for the parameters given; `page` is left out where it is 1. */
export function createCodec<F extends object>(parameters: Parameters<F>): Codec<F> {
  const names = Object.keys(parameters) as (keyof F & string)[];
  return {
    names,
    parse(search) {
      const query = new URLSearchParams(search);
      const filters: Partial<F> = {};
      for (const name of names) {
        const text = query.get(name);
        const value = text === null ? undefined : parameters[name].parse(text);
        if (value !== undefined) filters[name] = value;
      }
      return filters as F;
    },
    format(filters) {
      const query = new URLSearchParams();
      for (const name of names) {
        const value = filters[name];
        if (
          value === undefined ||
          value === null ||
          (Array.isArray(value) && value.length === 0) ||
          (name === 'page' && Number(value) === 1)
        )
          continue;
        query.set(name, parameters[name].format(value));
      }
      const text = query.toString();
      return text ? `?${text}` : '';
    },
  };
}
