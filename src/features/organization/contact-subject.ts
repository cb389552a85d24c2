import { useEffect } from 'react';
import { useLocalized, useTranslation } from '../../i18n';
import type { LocalizedText } from '../../lib/localized-text';
import { createStore } from '../../browser/store';
import { useStore } from '../../browser/use-store';
import type { ContactSubject } from './contact';

const current = createStore<ContactSubject | undefined>(undefined);

/**
 * Says what the page is about for as long as it is shown, so that a chat begins with it.
 * @param project name of the project, in both languages
 * @param unit number of the unit that is looked at
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

/** First text of a chat about the page's subject, in the visitor's language; undefined where it has none. */
export function useChatText(): string | undefined {
  const { t } = useTranslation();
  const localized = useLocalized();
  const subject = useStore(current, undefined);
  if (!subject) return undefined;
  const project = localized(subject.project);
  return subject.unit
    ? t('contactButton.aboutUnit', { project, unit: subject.unit })
    : t('contactButton.aboutProject', { project });
}
