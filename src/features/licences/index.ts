export { Licence } from './licence';
export type { LicenceData, Licensed } from './licence-data';
export { LicenceLine } from './licence-line';
export { LicenceNotice } from './licence-notice';
export { useLicenceRule, useLicenceState, type LicenceState } from './licence-state';
export { useLicenceTexts } from './use-licence-texts';
