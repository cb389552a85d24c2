import { createHash } from 'node:crypto';
import ar from '../../i18n/locales/ar/enquiries.json';
import en from '../../i18n/locales/en/enquiries.json';
import { consentVersion } from './consent-version';

/**
 * SHA-256 of the wording of each version, never changed afterwards. Where this fails, the words have changed: give
 * `consentVersion` a new value and add its line here.
 */
const wordings: Record<string, Record<'ar' | 'en', string>> = {
  '2026-11-23': {
    ar: 'c00495672a1f8593bc54ae85e85a24f008726554e0bffe8eca2ea7a6327db864',
    en: 'f1b6de126f14884bdd81ea4fa80c62d99b3b35b2c131f4dd0bea1c15e09fab04',
  },
  '2026-11-27': {
    ar: 'e0579b17a7ddcb3c38275d7cfe2c26991ddce670b836c5df8eb107b22a746db2',
    en: '24f5d7d237b00b7ee710993ff0dedc2804561f20cc0564b505950c82458a192f',
  },
};

const digest = ({ consent, privacy, marketing }: Record<'consent' | 'privacy' | 'marketing', string>) =>
  createHash('sha256')
    .update(JSON.stringify([consent, privacy, marketing]))
    .digest('hex');

test('the version of the consent is that of the words on the form, in both languages', () => {
  expect(wordings[consentVersion]).toEqual({ ar: digest(ar), en: digest(en) });
});
