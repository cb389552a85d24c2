/**
 * Which wording of `consent`, `privacy` and `marketing` in the locales visitors agree to. A day, with a letter after it
 * where one has several. Changes with every change of their words; each is stored with the enquiries sent under it.
 */
export const consentVersion = '2026-11-27';
