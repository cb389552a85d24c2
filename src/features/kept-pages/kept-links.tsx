import styled from 'styled-components';
import { useDates, useTranslation } from '../../i18n';
import { OuterTextLink } from '../../ui';
import type { KeptPage } from './kept-list';

/** Links to pages that are kept on this device, each with its time. They load in full: the copy is its HTML. */
export function KeptLinks({ pages }: { pages: readonly KeptPage[] }) {
  const { t } = useTranslation('kept');
  const { dateTime } = useDates();
  return (
    <List>
      {pages.map(({ path, title, at }) => (
        <li key={path}>
          <OuterTextLink href={path}>
            <bdi>{title}</bdi>
          </OuterTextLink>
          <small>{t('asOf', { date: dateTime(new Date(at).toISOString()) })}</small>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  max-inline-size: 48em;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--s5);
    padding-block: var(--s2);
    border-block-end: 1px solid var(--line);
  }
  small {
    color: var(--stone);
  }
`;
