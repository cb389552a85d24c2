import { useEffect } from 'react';
import { chosenLocale, currentLocale, defaultLocale, showLocale } from '../i18n';

/**
 * Shows Arabic while the profile offers no other language, and the visitor's chosen language when it does again. The
 * choice stays stored.
 */
export function useOfferedLocale(offered: boolean): void {
  useEffect(() => {
    const wanted = offered ? chosenLocale() : defaultLocale;
    if (wanted && wanted !== currentLocale()) showLocale(wanted);
  }, [offered]);
}
