/** Says in the visitor's language which page has come: Gatsby announces it in English only. */
import { useEffect } from 'react';
import { useLocale, useTranslation } from '../i18n';

/** How Gatsby's announcement begins. */
const begin = 'Navigated to ';

export function useRouteAnnouncement(): void {
  const { t } = useTranslation();
  const { code } = useLocale();
  useEffect(() => {
    const announcer = document.getElementById('gatsby-announcer');
    if (!announcer) return undefined;
    // An observer answers before anything is painted or read aloud: the English words are never heard.
    const translate = () => {
      const words = announcer.textContent ?? '';
      if (!words.startsWith(begin)) return;
      announcer.lang = code;
      announcer.textContent = t('announce', { page: words.slice(begin.length) });
    };
    translate();
    const observer = new MutationObserver(translate);
    observer.observe(announcer, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [code, t]);
}
