import { useEffect } from 'react';
import { useLocale, useTranslation } from '../i18n';

/** Start of Gatsby's announcement. */
const prefix = 'Navigated to ';

/** Announces page changes in the visitor’s language: Gatsby does so in English only. */
export function useRouteAnnouncement(): void {
  const { t } = useTranslation();
  const { code } = useLocale();
  useEffect(() => {
    const announcer = document.getElementById('gatsby-announcer');
    if (!announcer) return undefined;
    // An observer runs before anything is painted or announced, so the English text is never heard.
    const translate = () => {
      const text = announcer.textContent ?? '';
      if (!text.startsWith(prefix)) return;
      announcer.lang = code;
      announcer.textContent = t('announce', { page: text.slice(prefix.length) });
    };
    translate();
    const observer = new MutationObserver(translate);
    observer.observe(announcer, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [code, t]);
}
