import type { NumberShape, TextShape } from './shape';

const isWebAddress = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
};

const isTime = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** Formats of the contract's answers; a text of another format is not checked. */
const formats: Readonly<Record<string, (text: string) => boolean>> = {
  uri: isWebAddress,
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isTime(text),
  'date-time': (text) => /^\d{4}-\d\d-\d\dT/.test(text) && isTime(text),
  email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
};

export function isValidText(value: unknown, shape: TextShape): boolean {
  if (typeof value !== 'string') return false;
  const { minLength = 0, maxLength = Infinity, pattern, format, enum: members } = shape;
  // A text has at most as many code points as UTF-16 units, and at least half as many.
  const length = value.length > maxLength && value.length <= maxLength * 2 ? [...value].length : value.length;
  return (
    length >= minLength &&
    length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(value)) &&
    (members === undefined || members.includes(value)) &&
    (format === undefined || (formats[format]?.(value) ?? true))
  );
}

export function isValidNumber(value: unknown, shape: NumberShape): boolean {
  const { type, minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = shape;
  return (
    Number.isFinite(value) &&
    (type === 'number' || Number.isSafeInteger(value)) &&
    Number(value) >= minimum &&
    Number(value) <= maximum &&
    Number(value) > exclusiveMinimum
  );
}
