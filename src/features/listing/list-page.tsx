/** What every list page is made of: filters, count, cards, pages. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { CardGrid, Container, Pagination } from '../../ui';
import type { LiveListing } from './use-live-list';

interface ListPageProps<T> {
  live: LiveListing<T>;
  /** Says how many there are, in words. */
  count: (total: number) => string;
  empty: string;
  /** Controls that change the filters. */
  filters?: ReactNode;
  hrefOf: (page: number) => string;
  keyOf: (item: T) => string;
  children: (item: T, index: number) => ReactNode;
}

export function ListPage<T>({ live, count, empty, filters, hrefOf, keyOf, children }: ListPageProps<T>) {
  const { t } = useTranslation();
  const { listing, pending } = live;
  const { data, meta } = listing;
  return (
    <Container>
      <Toolbar>
        <p role="status">{count(meta.total)}</p>
        {filters}
      </Toolbar>
      {data.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <CardGrid aria-busy={pending || undefined}>
          {data.map((item, index) => (
            <li key={keyOf(item)}>{children(item, index)}</li>
          ))}
        </CardGrid>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={hrefOf}
        labels={{
          list: t('pagination.label'),
          previous: t('pagination.previous'),
          next: t('pagination.next'),
          page: (page) => t('pagination.page', { page }),
        }}
      />
    </Container>
  );
}

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3) var(--s5);
  padding-block: var(--s4);
  border-block: 1px solid var(--line);
`;
