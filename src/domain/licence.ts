interface DatedLicence {
  readonly number: string;
  /** The last valid day: `YYYY-MM-DD`, a time after it changes nothing. */
  readonly expires_at: string;
  /** Whether it had expired on the day of the build; a clock that is behind does not make it valid again. */
  readonly expired?: boolean;
}

/** What editors chose for an expired or missing licence: a notice, or withholding the offer until it is renewed. */
export const licencePolicies = ['notice', 'withhold'] as const;
export type LicencePolicy = (typeof licencePolicies)[number];

export interface LicenceState<Licence extends DatedLicence = DatedLicence> {
  readonly status: 'valid' | 'expired' | 'missing';
  /** Undefined when missing: a licence without a number or a last day counts as none. */
  readonly licence: Licence | undefined;
  /** Prices, units and forms are hidden. */
  readonly withheld: boolean;
}

const isoDay = /^\d{4}-\d{2}-\d{2}/;

/**
 * Whether a project or rental may be offered today.
 * @param today the day in Riyadh as `YYYY-MM-DD`; on its last day a licence is still valid
 */
export function licenceState<Licence extends DatedLicence>(
  licence: Licence | null | undefined,
  today: string,
  policy: LicencePolicy,
): LicenceState<Licence> {
  const withheld = policy === 'withhold';
  const lastDay = isoDay.exec(licence?.expires_at ?? '')?.[0];
  if (!licence?.number.trim() || !lastDay) return { status: 'missing', licence: undefined, withheld };
  if (licence.expired || lastDay < today) return { status: 'expired', licence, withheld };
  return { status: 'valid', licence, withheld: false };
}
