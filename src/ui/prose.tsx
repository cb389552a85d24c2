/** Running text that was made into HTML and sanitised at the build. */
import styled from 'styled-components';

export function Prose({ html }: { html: string }) {
  return <Text dangerouslySetInnerHTML={{ __html: html }} />;
}

const Text = styled.div`
  display: grid;
  gap: var(--s4);
  max-width: 760px;
  & > * {
    min-width: 0;
  }
  h2 {
    font-size: var(--fs-h3);
    padding-block-start: var(--s5);
  }
  a {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  ul {
    display: grid;
    gap: var(--s2);
    padding-inline-start: var(--s5);
    list-style: disc;
  }
  ol {
    display: grid;
    gap: var(--s2);
    padding-inline-start: var(--s5);
    list-style: decimal;
  }
  blockquote {
    padding-inline-start: var(--s4);
    border-inline-start: 2px solid var(--brick);
    color: var(--stone-700);
  }
  table {
    display: block;
    overflow-x: auto;
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--s2) var(--s4);
    border-block-end: 1px solid var(--line);
    text-align: start;
  }
`;
