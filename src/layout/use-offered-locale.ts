import { useEffect } from 'react';
import { chosenLocale, currentLocale, defaultLocale, showLocale } from '../i18n';

/**
 * Follows the profile: a page turns Arabic when other languages are no longer offered, and into the language that the
 * visitor chose when they are again. The choice stays remembered all the while.
 */
export function useOfferedLocale(offered: boolean): void {
  useEffect(() => {
    const wanted = offered ? chosenLocale() : defaultLocale;
    if (wanted && wanted !== currentLocale()) showLocale(wanted);
  }, [offered]);
}
