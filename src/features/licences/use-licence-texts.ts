import { useDates, useTranslation } from '../../i18n';
import type { LicenceData } from './licence-data';
import type { LicenceState } from './licence-state';

const knownKinds = new Set<string>(['advertising', 'off_plan']);
const kindOf = ({ kind }: LicenceData) => (knownKinds.has(kind) ? kind : 'other');

/** Texts about a licence, in the terms of the authority that issued it. */
export function useLicenceTexts() {
  const { t } = useTranslation();
  const dates = useDates();
  return {
    /** “Advertising licence (REGA)” */
    kind: (licence: LicenceData) => t(`licence.kind.${kindOf(licence)}`),
    /** “valid until 30 June 2031”, or when it expired. */
    until: ({ status }: LicenceState, licence: LicenceData) => {
      const date = dates.date(licence.expires_at);
      return status === 'expired'
        ? t(`licence.ended.${kindOf(licence)}`, { date })
        : t(`licence.until.${kindOf(licence)}`, { date });
    },
    verify: (licence: LicenceData) => t(`licence.verify.${kindOf(licence)}`),
  };
}
