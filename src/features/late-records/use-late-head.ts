/** The head of an address that was written for the error page, which it has without the API. */
import { useEffect } from 'react';
import { useLocale, useLocalized, useOwnTitle, useTitled, type LocalizedText } from '../../i18n';

/** Names the page by its record, and lets search engines have it. */
export function useLateHead(name: LocalizedText): void {
  const { code } = useLocale();
  const title = useTitled(code)(useLocalized()(name));
  useOwnTitle(title);
  useEffect(() => {
    document.querySelector('meta[name="robots"]')?.remove();
  }, []);
}
