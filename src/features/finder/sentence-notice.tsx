import { useEffect } from 'react';
import { useTranslation } from '../../i18n';
import { askedConditions } from '../../domain/conditions/match';
import { rentalConditions, unitConditions } from '../../domain/conditions/table';
import { routes, searchParameter } from '../../lib/routes';
import { useConditionTexts } from '../../lists';
import { Note, OuterTextLink } from '../../ui';
import { readBefore } from './sentence-address';

const rows = { ...rentalConditions, ...unitConditions };

/**
 * Says what of a sentence is no condition of the list. Loaded on demand.
 * @param props.state of the current location, which may have what was read
 */
export default function SentenceNotice({ state }: { state: unknown }) {
  const { t } = useTranslation('finder');
  // No sentence asks for a status.
  const text = useConditionTexts(
    rows,
    (_group, value) => value,
    () => undefined,
  );
  const read = readBefore(state);
  // The field that had the focus is gone with its page.
  useEffect(() => {
    if (!document.activeElement?.closest('main'))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  if (!read) return null;
  const { ignored, unfiltered } = read.sentence;
  const words = ignored.join(t('separator'));
  const without = [
    unfiltered.isRent && t('without.rent'),
    unfiltered.kind && t(`without.${unfiltered.kind}`),
    ...askedConditions(rows, unfiltered).map(([name, , value]) => text(name, value)),
  ]
    .filter(Boolean)
    .join(t('separator'));
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
