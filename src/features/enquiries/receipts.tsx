import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useDates, useTranslation } from '../../i18n';
import { Button, Disclosure, Num } from '../../ui';
import { dismiss } from './outbox/lazy-outbox';
import type { Receipt } from './outbox/state';
import { useOutboxView } from './outbox/outbox-view';

/** Reference numbers of delivered enquiries of this device. Loaded with the controller of a form. */
export function Receipts() {
  const { t } = useTranslation('enquiries');
  const { dateTime } = useDates();
  const { entries, tabOnly } = useOutboxView();
  const heading = useRef<HTMLElement>(null);
  const [isErased, setErased] = useState(false);
  const receipts = entries
    .filter((entry): entry is Receipt => entry.state === 'delivered' && !tabOnly.has(entry.id))
    .sort((a, b) => b.createdAt - a.createdAt);
  // Stays after the last one is erased, because it has the focus.
  if (receipts.length === 0 && !isErased) return null;
  const erase = (ids: readonly string[]) => {
    setErased(true);
    heading.current?.focus();
    void Promise.all(ids.map(dismiss));
  };
  return (
    <Box>
      <summary ref={heading}>{t('receipts.title', { count: receipts.length })}</summary>
      <p>{t(receipts.length > 0 ? 'receipts.hint' : 'receipts.none')}</p>
      <ul>
        {receipts.map(({ id, form, reference, createdAt }) => (
          <li key={id}>
            <span>
              <strong>
                <Num>{reference}</Num>
              </strong>{' '}
              {t(`kinds.${form}`)}
              <br />
              <time dateTime={new Date(createdAt).toISOString()}>
                {dateTime(new Date(createdAt).toISOString())}
              </time>
            </span>
            <Button
              small
              variant="outline"
              aria-label={t('receipts.eraseOne', { reference })}
              onClick={() => erase([id])}
            >
              {t('receipts.erase')}
            </Button>
          </li>
        ))}
      </ul>
      {receipts.length > 1 && (
        <Button small variant="outline" onClick={() => erase(receipts.map(({ id }) => id))}>
          {t('receipts.eraseAll')}
        </Button>
      )}
    </Box>
  );
}

const Box = styled(Disclosure)`
  margin-block-start: var(--s5);
  padding-block-start: var(--s3);
  border-block-start: 1px solid var(--sand-300);
  line-height: 1.75;
  p,
  time {
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2) var(--s5);
    padding-block: var(--s3);
    border-block-end: 1px solid var(--sand-300);
  }
  ul {
    padding-block-end: var(--s3);
  }
`;
