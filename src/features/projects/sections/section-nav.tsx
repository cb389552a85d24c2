import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { shortScreen } from '../../../theme';
import { Container, useCurrentSection } from '../../../ui';

export interface PageSection {
  /** Id of the section's element. */
  id: string;
  name: string;
}

/** Links to the sections of the page, sticky below the header, the one being read marked. */
export function SectionNav({ sections }: { sections: readonly PageSection[] }) {
  const { t } = useTranslation('projects');
  const current = useCurrentSection(sections.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Sideways only: scrollIntoView would also move the page.
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link) return;
    const gap = link.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollBy({ left: gap - (row.clientWidth - link.clientWidth) / 2 });
  }, [current]);
  return (
    <Bar aria-label={t('detail.sections')} className="no-print">
      <Container>
        <ul ref={list}>
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </Bar>
  );
}

const Bar = styled.nav`
  position: sticky;
  inset-block-start: var(--hdr);
  z-index: 5;
  background: var(--white);
  border-block-end: 1px solid var(--line);
  html:has(&) {
    scroll-padding-block-start: calc(var(--hdr) + 72px);
    ${shortScreen} {
      scroll-padding-block-start: calc(var(--hdr) + 45px);
    }
  }
  @supports not selector(:has(a)) {
    & ~ * {
      scroll-margin-block-start: 48px;
    }
  }
  ul {
    display: flex;
    gap: 28px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 60px;
    font-size: 0.9375rem;
    color: var(--stone-700);
    white-space: nowrap;
    border-block-end: 2px solid transparent;
    ${shortScreen} {
      min-block-size: 44px;
    }
  }
  a:is(:hover, :active) {
    color: var(--ink);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current] {
    color: var(--ink);
    font-weight: 500;
    border-color: var(--brick);
  }
  /* A transparent line would be seen there. */
  @media (forced-colors: active) {
    a:not([aria-current]) {
      border-color: Canvas;
    }
  }
`;
