import type { components } from '../../../src/api-client/schema';
import { hoursBefore } from './dates';

type Licence = components['schemas']['Licence'];

/** A licence that outlives every test. */
export const generateLicence = (number: number, kind: Licence['kind']): Licence => ({
  kind,
  number: String(number),
  expires_at: hoursBefore(-24 * 365 * 20).slice(0, 10),
  url: `https://licence.example.sa/${number}`,
});
