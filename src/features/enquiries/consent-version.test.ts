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
};

const digest = ({ consent, privacy, marketing }: Record<'consent' | 'privacy' | 'marketing', string>) =>
  createHash('sha256')
    .update(JSON.stringify([consent, privacy, marketing]))
    .digest('hex');

test('the version of the consent is that of the words on the form, in both languages', () => {
  expect(wordings[consentVersion]).toEqual({ ar: digest(ar), en: digest(en) });
});
