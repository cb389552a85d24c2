import { graphql } from 'gatsby';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { riyadhDay } from '../../i18n';
import { licenceState, type LicenceState as State } from '../../domain/licence';
import { builtAt, useSiteData } from '../../site-data';
import type { LicenceData, Licensed } from './licence-data';

export type LicenceState = State<LicenceData>;

export const licenceRuleFields = graphql`
  fragment LicenceRuleFields on Query {
    licenceRules {
      when_missing_or_expired
    }
  }
`;

/** Tells of a record whether it may be offered today: one rule for every card, page, sheet and print. */
export function useLicenceRule(): (record: Licensed) => LicenceState {
  const { licenceRules } = useSiteData();
  const policy = licenceRules?.when_missing_or_expired ?? 'notice';
  const today = useToday(builtAt());
  return useCallback(({ licence }) => licenceState(licence, today, policy), [today, policy]);
}

/** The state of one record, prerendered or live: by the build's day first, then by the visitor's. */
export const useLicenceState = (record: Licensed): LicenceState => useLicenceRule()(record);

/** How often an open page checks the clock. Milliseconds. */
const minute = 60_000;

function watchClock(onTick: () => void): () => void {
  const clock = setInterval(onTick, minute);
  return () => clearInterval(clock);
}

/**
 * The day in Riyadh: that of the build while hydrating, then by the visitor's clock, but never before the build, because
 * with a clock that is behind expired licences would be valid again.
 */
function useToday(builtTime: string): string {
  const builtOn = useMemo(() => riyadhDay(builtTime), [builtTime]);
  const read = useCallback(() => {
    const now = riyadhDay(new Date().toISOString());
    return now > builtOn ? now : builtOn;
  }, [builtOn]);
  return useSyncExternalStore(watchClock, read, () => builtOn);
}
