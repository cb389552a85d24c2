import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDates, useTranslation } from '../i18n';
import { AsOfLine, Container, Note } from '../ui';
import { useFrozenWhileTyping } from './use-frozen-while-typing';
import type { LiveRecord } from './use-live-record';

interface RecordScreenProps<T> {
  live: LiveRecord<T>;
  /** In place of a record that is no longer published. @param meanwhile to be shown until its code is loaded */
  removed: (record: T, meanwhile: ReactNode) => ReactNode;
  /** Title of the notice above a page that stays: while the visitor is typing, and until `removed` is loaded. */
  removedTitle: string;
  children: (record: T) => ReactNode;
}

/** A record as the API has it: with its time where the API does not answer, replaced once it is removed. */
export function RecordScreen<T>({ live, removed, removedTitle, children }: RecordScreenProps<T>) {
  const { status, record, asOf } = live;
  const isReplaced = useFrozenWhileTyping(status === 'removed');
  if (record === undefined) return null;
  const page = (
    <>
      {status === 'removed' ? (
        <Notice role="alert">
          <Note tone="warning" title={removedTitle} />
        </Notice>
      ) : (
        status === 'cached' && (
          <Notice>
            <RecordAsOf date={asOf} />
          </Notice>
        )
      )}
      {children(record)}
    </>
  );
  return isReplaced ? removed(record, page) : page;
}

/** When the shown data was read, while the API does not answer. */
export function RecordAsOf({ date }: { date: string }) {
  const { t } = useTranslation();
  const dates = useDates();
  if (Number.isNaN(Date.parse(date))) return null;
  return <AsOfLine>{t('pageAsOf', { date: dates.dateTime(date) })}</AsOfLine>;
}

const Notice = styled(Container)`
  padding-block-start: var(--s4);
`;
