import { useEffect, useState, type ReactNode } from 'react';
import { isServedAddress, reloadOnce } from '../browser/reload';
import { useLocale, useLocalized } from '../i18n';
import type { LocalizedText } from '../lib/localized-text';
import type { RecordRoute } from '../lib/routes';
import { useDocumentTitle, useTitleWithBrand } from '../seo';
import type { LiveRecord } from './use-live-record';
import { LoadingPage } from './loading-page';

interface ErrorPages {
  /** Shown when there is no such record. */
  missing: ReactNode;
  /** Shown when the API does not answer. */
  unavailable: ReactNode;
}

export interface FallbackScreenProps extends ErrorPages {
  route: RecordRoute;
  /** Slug, or id of a rental; of a unit the slug of its project. */
  id: string;
  /** Id of the unit. */
  unit?: string;
}

interface FallbackRecordProps<T> extends ErrorPages {
  live: LiveRecord<T>;
  titleOf: (record: T) => LocalizedText;
  /** Whether search engines may list it; they may unless given. */
  isIndexed?: (record: T) => boolean;
  children: (record: T) => ReactNode;
}

/** A record that was published after the build, once the API has answered. */
export function FallbackRecord<T>(props: FallbackRecordProps<T>) {
  const { live, titleOf, isIndexed = () => true, children } = props;
  const { status, record } = live;
  if (record !== undefined) {
    return (
      <Titled title={titleOf(record)} isIndexed={isIndexed(record)}>
        {children(record)}
      </Titled>
    );
  }
  if (status === 'removed') return <Missing>{props.missing}</Missing>;
  return status === 'cached' ? props.unavailable : <LoadingPage />;
}

/** Says that there is no such record, after the server had its turn: it leads on from the earlier address of a record. */
function Missing({ children }: { children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(() => !isServedAddress());
  useEffect(() => {
    if (isAsking && !reloadOnce()) setIsAsking(false);
  }, [isAsking]);
  return isAsking ? <LoadingPage /> : children;
}

interface TitledProps {
  title: LocalizedText;
  isIndexed: boolean;
  children: ReactNode;
}

function Titled({ title, isIndexed, children }: TitledProps) {
  useFallbackHead(title, isIndexed);
  return children;
}

/** Titles the error page by the record, and lets search engines index it: without the API it has the head of an error. */
function useFallbackHead(name: LocalizedText, isIndexed: boolean): void {
  const { code } = useLocale();
  const title = useTitleWithBrand(code)(useLocalized()(name));
  useDocumentTitle(title);
  useEffect(() => {
    if (isIndexed) document.querySelector('meta[name="robots"]')?.remove();
  }, [isIndexed]);
}
