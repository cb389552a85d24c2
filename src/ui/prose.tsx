import styled from 'styled-components';
import { plumbBob } from './plumb-line';

/** Running text as HTML that was sanitised before. */
export function Prose({ html, lang }: { html: string; lang?: string }) {
  return <Text lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.15em;
  max-inline-size: 760px;
  h2 {
    font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem);
    padding-block-start: 0.9em;
  }
  a {
    text-decoration: underline;
    text-decoration-color: var(--brick);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.35em;
    &:hover {
      color: var(--brick);
    }
  }
  ul,
  ol {
    display: grid;
    gap: 0.5em;
  }
  ul > li {
    position: relative;
    padding-inline-start: 26px;
    &::before {
      content: '';
      ${plumbBob};
      position: absolute;
      inset-inline-start: 2px;
      inset-block-start: 0.68em;
      inline-size: 9px;
      block-size: 11px;
    }
  }
  ol {
    padding-inline-start: var(--s5);
    list-style: decimal;
  }
  blockquote {
    padding-inline-start: 28px;
    border-inline-start: 1px solid var(--ink);
    font-size: 1.375rem;
    font-weight: 500;
    line-height: 1.7;
  }
  pre,
  table {
    display: block;
    max-inline-size: 100%;
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--s2) var(--s4);
    border-block-end: 1px solid var(--line);
    overflow-wrap: break-word; /* a column is as wide as its longest word; the table scrolls */
    text-align: start;
  }
`;
