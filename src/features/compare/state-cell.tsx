/** A home's state, and what is different from when the visitor kept it. */
import styled from 'styled-components';
import { useDates, useTranslation } from '../../i18n';
import { Chip } from '../../ui';
import { toneOf, useUnitTexts } from '../units';
import { changesOf, type Change, type Column } from './column';

export function StateCell({ column }: { column: Column }) {
  const texts = useUnitTexts();
  const sentence = useSentences();
  const { known, status, asOf } = column;
  if (!known) return null;
  return (
    <Stack>
      {status !== 'removed' && <Chip $tone={toneOf(known.state)}>{texts.state(known.state)}</Chip>}
      {status === 'removed' && <strong>{sentence.gone(asOf)}</strong>}
      {status !== 'removed' &&
        changesOf(column).map((change) => <strong key={change.what}>{sentence.change(change)}</strong>)}
      {status === 'cached' && <span>{sentence.remembered(asOf)}</span>}
    </Stack>
  );
}

function useSentences() {
  const { t } = useTranslation('compare');
  const dates = useDates();
  const texts = useUnitTexts();
  const day = (iso = '') => (Number.isNaN(Date.parse(iso)) ? '—' : dates.date(iso));
  return {
    gone: (asOf: string | undefined) => t('gone', { date: day(asOf) }),
    remembered: (asOf: string | undefined) => t('remembered', { date: day(asOf) }),
    change(change: Change): string {
      const date = day(change.since);
      if (change.what === 'state') {
        return t(`since.${change.state}`, { date, defaultValue: '' }) || t('since.other', { date });
      }
      return change.before === undefined
        ? t('before.none', { date })
        : t('before.price', { date, price: texts.price(change.before) });
    },
  };
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: 6px;
  strong {
    font-weight: 500;
    color: var(--brick-700);
  }
  span:not(:first-child) {
    color: var(--stone);
  }
  @media print {
    gap: 0;
    span {
      min-block-size: 0;
      font-size: inherit;
    }
  }
`;
