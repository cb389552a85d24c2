import { isBlank, type FormValues } from './forms';

/** By these a person is told from another one who fills in the form on the same screen. */
const personFields = ['full_name', 'mobile'] as const;

/** Whether something was filled in by who wrote `known` before: name or mobile number is the same. */
export const isSamePerson = (known: FormValues, current: FormValues): boolean =>
  personFields.some((name) => known[name] === current[name]);

/** Whether the words of `known` may be put into a form: nobody else has begun to fill it in. */
export const isFreeFor = (known: FormValues, current: FormValues): boolean =>
  personFields.every((name) => isBlank(current[name]) || current[name] === known[name]);
