/** Whether what is looked at may be offered today: one rule for every card, page, sheet and print. */
import { graphql, useStaticQuery } from 'gatsby';
import { useCallback } from 'react';
import { licenceState, type LicenceState as State } from '../../lib/licence';
import type { LicenceData, Licensed } from './licence-data';
import { useToday } from './use-today';

export type LicenceState = State<LicenceData>;

/** The rule itself, for many records at once. */
export function useLicenceRule(): (record: Licensed) => LicenceState {
  const { licenceRules, site } = useStaticQuery<Queries.LicenceRulesQuery>(graphql`
    query LicenceRules {
      licenceRules {
        when_missing_or_expired
      }
      site {
        buildTime
      }
    }
  `);
  const policy = licenceRules?.when_missing_or_expired ?? 'notice';
  const today = useToday(site?.buildTime ?? '');
  return useCallback(({ licence }) => licenceState(licence, today, policy), [today, policy]);
}

/** The state of one record, prerendered or live: by the build's day first, then by the visitor's. */
export const useLicenceState = (record: Licensed): LicenceState => useLicenceRule()(record);
