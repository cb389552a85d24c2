export { Licence } from './licence';
export type { LicenceData } from './licence-data';
export { LicenceLine } from './licence-line';
export { LicenceNotice } from './licence-notice';
export { useLicenceRule, useLicenceState } from './licence-state';
export { useLicenceTexts } from './use-licence-texts';
