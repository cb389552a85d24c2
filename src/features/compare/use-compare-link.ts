import { siteUrl, useLocale } from '../../i18n';
import { compareAddress, type UnitRef } from '../shortlist';

/** The address that opens the comparison anywhere, in the visitor's language. */
export function useCompareLink(refs: readonly UnitRef[]): string {
  const { twinPrefix } = useLocale();
  return siteUrl + twinPrefix + compareAddress(refs);
}
