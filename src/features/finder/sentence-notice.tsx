import { useEffect } from 'react';
import { useTranslation } from '../../i18n';
import { routes, searchParameter } from '../../lib/routes';
import { Note, OuterTextLink } from '../../ui';
import { readBefore } from './sentence-address';
import { unfilteredNames } from './to-list-conditions';

/**
 * Says what of a sentence is no condition of the list. Loaded on demand.
 * @param props.state of the current location, which may have what was read
 */
export default function SentenceNotice({ state }: { state: unknown }) {
  const { t } = useTranslation('finder');
  const read = readBefore(state);
  // The field that had the focus is gone with its page.
  useEffect(() => {
    if (!document.activeElement?.closest('main'))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  if (!read) return null;
  const { ignored } = read.sentence;
  const unfiltered = unfilteredNames.filter((name) => read.sentence.unfiltered.includes(name));
  const words = ignored.join(t('listJoin'));
  const without = unfiltered.map((name) => t(`without.${name}`)).join(t('listJoin'));
  if (!words && !without) return null;
  return (
    <div role="status">
      <Note title={words ? t('ignored', { words }) : t('unfiltered', { words: without })}>
        {words && without && <p>{t('unfiltered', { words: without })}</p>}
        {words && (
          <OuterTextLink href={`${routes.projects}?${searchParameter}=${encodeURIComponent(words)}`}>
            {t('searchTexts', { words })}
          </OuterTextLink>
        )}
      </Note>
    </div>
  );
}
