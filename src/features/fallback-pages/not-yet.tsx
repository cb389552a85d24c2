/** Keeps the words “not found” back where the page may turn out to be that of a late record. */
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

const markScript =
  "if(/^\\/(projects\\/(detail|contact|share)|rentals|blogs)\\/./.test(location.pathname))document.documentElement.dataset.late=''";

/** Without the bundle (no network, an old browser) the words appear after three seconds. */
export function NotYet({ children }: { children: ReactNode }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: markScript }} />
      <Words>{children}</Words>
    </>
  );
}

const appear = keyframes`
  to { visibility: visible; }
`;

const Words = styled.div`
  html[data-late] & {
    visibility: hidden;
    animation: ${appear} 0s linear 3s forwards;
  }
`;
