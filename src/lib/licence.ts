/** Whether a home may be offered today, and what becomes of its offer when it may not. */

interface Dated {
  readonly number: string;
  /** The last valid day: `YYYY-MM-DD`, a time after it changes nothing. */
  readonly expires_at: string;
}

/** What the editors chose: say that the licence is missing or has ended, or keep the offer back until it is renewed. */
export const licencePolicies = ['notice', 'withhold'] as const;
export type LicencePolicy = (typeof licencePolicies)[number];

export interface LicenceState<Licence extends Dated = Dated> {
  readonly status: 'valid' | 'expired' | 'missing';
  /** Undefined when it is missing: a licence without a number or a last day is none. */
  readonly licence: Licence | undefined;
  /** Prices, homes and forms are kept back. */
  readonly withheld: boolean;
}

const day = /^\d{4}-\d{2}-\d{2}/;

/**
 * @param today the day in Riyadh as `YYYY-MM-DD`; on its last day a licence is still valid
 */
export function licenceState<Licence extends Dated>(
  licence: Licence | null | undefined,
  today: string,
  policy: LicencePolicy,
): LicenceState<Licence> {
  const withheld = policy === 'withhold';
  const lastDay = day.exec(licence?.expires_at ?? '')?.[0];
  if (!licence?.number.trim() || !lastDay) return { status: 'missing', licence: undefined, withheld };
  if (lastDay < today) return { status: 'expired', licence, withheld };
  return { status: 'valid', licence, withheld: false };
}
