import { useLocale } from '../../i18n';
import { siteUrl } from '../../seo';
import { compareAddress, type UnitRef } from '../shortlist';

/** The address that opens the comparison anywhere, in the visitor's language. */
export function useCompareLink(refs: readonly UnitRef[]): string {
  const { localePrefix } = useLocale();
  return siteUrl + localePrefix + compareAddress(refs);
}
