import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { from } from '../../theme';
import { Disclosure, useCurrentSection } from '../../ui';
import type { ContentsEntry } from '../../domain/views/published';

/** Fewer headings need no table of contents. */
const minEntries = 3;

/** Links to the sections of an article, the one being read marked: beside the text from 1280 px, else in a disclosure above it. */
export function TableOfContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { t } = useTranslation('blogs');
  const current = useCurrentSection(entries.map(({ id }) => id));
  if (entries.length < minEntries) return null;
  const links = (
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t('contents')} className="no-print">
      <Aside>
        <p>{t('contents')}</p>
        {links}
      </Aside>
      <Contents>
        <summary>{t('contents')}</summary>
        {links}
      </Contents>
    </nav>
  );
}

const Aside = styled.div`
  display: none;
  position: sticky;
  inset-block-start: calc(var(--hdr) + 32px);
  font-size: var(--fs-sm);
  p {
    font-weight: 500;
    padding-block-end: var(--s2);
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-block: var(--s2);
    line-height: 1.6;
    color: var(--stone-700);
    border-block-end: 1px solid var(--line);
  }
  a:hover {
    color: var(--brick);
  }
  a[aria-current] {
    color: var(--ink);
    font-weight: 500;
    border-color: var(--brick);
  }
  ${from('menu')} {
    display: block;
  }
`;

const Contents = styled(Disclosure)`
  border-block: 1px solid var(--ink);
  summary {
    min-block-size: 56px;
  }
  ol {
    padding-block-end: var(--s3);
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--stone-700);
  }
  a:hover {
    color: var(--brick);
  }
  ${from('menu')} {
    display: none;
  }
`;
