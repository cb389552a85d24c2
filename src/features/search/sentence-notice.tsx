import { useTranslation } from '../../i18n';
import { askedConditions } from '../../domain/conditions/match';
import { rentalConditions } from '../../domain/conditions/rental-table';
import { unitConditions } from '../../domain/conditions/table';
import { routes, searchParameter } from '../../lib/routes';
import { useConditionTexts } from '../../lists';
import { Container, Note, OuterTextLink } from '../../ui';
import type { SentenceState } from './sentence-state';

const rows = { ...rentalConditions, ...unitConditions };

/** Says what of a sentence is no condition of the list. Loaded on demand. */
export default function SentenceNotice({ sentence }: SentenceState) {
  const { t } = useTranslation('search');
  // No sentence asks for a status.
  const text = useConditionTexts(
    rows,
    (_group, value) => value,
    () => undefined,
  );
  const { ignored, unfiltered } = sentence;
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
    <Container role="status">
      <Note title={words ? t('ignored', { words }) : t('unfiltered', { words: without })}>
        {words && without && <p>{t('unfiltered', { words: without })}</p>}
        {words && (
          <OuterTextLink href={`${routes.projects}?${searchParameter}=${encodeURIComponent(words)}`}>
            {t('searchTexts', { words })}
          </OuterTextLink>
        )}
      </Note>
    </Container>
  );
}
