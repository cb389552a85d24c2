import styled from 'styled-components';

/** Hidden where the page's scripts do not run. */
export const OnlyWithScripts = { 'data-scripted': '' };

/** As high as a screen before the browser has looked: what comes does not push the footer through it. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s5);
  min-block-size: 80vh;
  @media print {
    min-block-size: 0;
    gap: var(--s3);
  }
`;

/** What a note says and offers. */
export const Said = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s3);
`;
