/** The head of an address that was written for the error page, which it has without the API. */
import { useEffect } from 'react';
import { useLocale, useLocalized, type LocalizedText } from '../../i18n';
import { useOwnTitle, useTitled } from '../../seo';

/** Names the page by its record, and lets search engines have it. */
export function useFallbackHead(name: LocalizedText): void {
  const { code } = useLocale();
  const title = useTitled(code)(useLocalized()(name));
  useOwnTitle(title);
  useEffect(() => {
    document.querySelector('meta[name="robots"]')?.remove();
  }, []);
}
