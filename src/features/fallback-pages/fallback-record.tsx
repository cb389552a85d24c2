/** Shows a late record as its page does, once it has come. */
import type { ReactNode } from 'react';
import type { LocalizedText } from '../../i18n';
import type { LiveRecord } from '../live-records';
import { Awaited } from './awaited';
import type { FallbackScreenProps } from './fallback-screen-props';
import { useFallbackHead } from './use-fallback-head';

interface LateRecordProps<T> extends Pick<FallbackScreenProps, 'missing' | 'unknown'> {
  live: LiveRecord<T>;
  titleOf: (record: T) => LocalizedText;
  children: (record: T) => ReactNode;
}

export function FallbackRecord<T>({ live, titleOf, missing, unknown, children }: LateRecordProps<T>) {
  const { status, record } = live;
  if (record !== undefined) return <Titled title={titleOf(record)}>{children(record)}</Titled>;
  if (status === 'removed') return missing;
  return status === 'cached' ? unknown : <Awaited />;
}

function Titled({ title, children }: { title: LocalizedText; children: ReactNode }) {
  useFallbackHead(title);
  return children;
}
