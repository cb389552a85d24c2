/** What a home may be offered under, and what becomes of its offer without it. */
export { Licence } from './licence';
export type { LicenceData, Licensed } from './licence-data';
export { LicenceLine } from './licence-line';
export { LicenceNotice } from './licence-notice';
export { useLicenceRule, useLicenceState, type LicenceState } from './use-licence-state';
export { useLicenceWords } from './use-licence-words';
