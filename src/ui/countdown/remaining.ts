/** Time left until a moment, in whole days, hours, minutes and seconds. */
export interface Remaining {
  days: number;
  /** 0–23 */
  hours: number;
  /** 0–59 */
  minutes: number;
  /** 0–59 */
  seconds: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Time left from `now` until `target`, both in milliseconds since 1970; undefined from the moment on, or for an invalid one.
 * Seconds are rounded up, so that zero is reached at the moment itself.
 */
export function remaining(target: number, now: number): Remaining | undefined {
  if (!Number.isFinite(target) || !(now < target)) return undefined;
  const left = Math.ceil((target - now) / second) * second;
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}

/** Milliseconds until the figures change next: at whole seconds before the target. */
export function untilNextChange(target: number, now: number): number {
  return ((target - now - 1) % second) + 1;
}
