/** By which a page says what it is about, so that a chat begins with it. */
import { useEffect, useSyncExternalStore } from 'react';
import { useLocalized, useTranslation, type LocalizedText } from '../../i18n';
import { createStore } from '../../browser/store';
import type { ContactSubject } from './contact';

const current = createStore<ContactSubject | undefined>(undefined);

/**
 * Names the page's subject for as long as the page is shown.
 * @param project name of the project, in both languages
 * @param unit number of the home that is looked at
 */
export function useContactSubject(project: LocalizedText, unit?: string): void {
  const { ar, en } = project;
  useEffect(() => {
    const subject = { project: { ar, en }, unit };
    current.set(subject);
    return () => {
      if (current.get() === subject) current.set(undefined);
    };
  }, [ar, en, unit]);
}

/** First words of a chat about the page's subject, in the visitor's language; undefined where there is none. */
export function useChatText(): string | undefined {
  const { t } = useTranslation();
  const localized = useLocalized();
  const subject = useSyncExternalStore(current.subscribe, current.get, () => undefined);
  if (!subject) return undefined;
  const project = localized(subject.project);
  return subject.unit
    ? t('contactButton.aboutUnit', { project, unit: subject.unit })
    : t('contactButton.aboutProject', { project });
}
