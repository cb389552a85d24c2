import { useEffect, useState } from 'react';
import { createLazyComponent } from '../../ui';
import type { PrintedNoticeProps } from './printed-notice';

const PrintedNotice = createLazyComponent(() => import('./printed-notice'));

/** Compares the unit with a printed sheet, if its code led here. */
export function PrintedNoticeLoader(props: Omit<PrintedNoticeProps, 'search'>) {
  const [search, setSearch] = useState('');
  useEffect(() => setSearch(window.location.search), []);
  return search.includes('printed=') ? <PrintedNotice search={search} {...props} /> : null;
}
