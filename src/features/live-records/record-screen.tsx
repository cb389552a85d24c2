/** Shows a record as its API has it: of when it is where that is not sure, and what stands in its place once it is gone. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDates, useTranslation } from '../../i18n';
import { AsOfLine, Container, Note } from '../../ui';
import type { LiveRecord } from './live-record';
import { useHeldWhileTyping } from './use-held-while-typing';

interface RecordScreenProps<T> {
  live: LiveRecord<T>;
  /** In place of a record that is no longer published. */
  gone: (record: T) => ReactNode;
  /** Says the same above a page that stays, because its visitor is typing. */
  goneTitle: string;
  children: (record: T) => ReactNode;
}

export function RecordScreen<T>({ live, gone, goneTitle, children }: RecordScreenProps<T>) {
  const { status, record, asOf } = live;
  const givesWay = useHeldWhileTyping(status === 'removed');
  if (record === undefined) return null;
  if (givesWay) return gone(record);
  return (
    <>
      {status === 'removed' ? (
        <Above role="alert">
          <Note tone="warning" title={goneTitle} />
        </Above>
      ) : (
        status === 'cached' && (
          <Above>
            <RecordAsOf date={asOf} />
          </Above>
        )
      )}
      {children(record)}
    </>
  );
}

/** Of when a page is, while the API does not answer. */
export function RecordAsOf({ date }: { date: string }) {
  const { t } = useTranslation();
  const dates = useDates();
  if (Number.isNaN(Date.parse(date))) return null;
  return <AsOfLine>{t('pageAsOf', { date: dates.dateTime(date) })}</AsOfLine>;
}

const Above = styled(Container)`
  padding-block-start: var(--s4);
`;
