import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

const markScript =
  "if(/^\\/(projects\\/(detail|contact|share)|rentals|blogs)\\/./.test(location.pathname))document.documentElement.dataset.fallback=''";

/**
 * Hides “not found” where the address may be that of a record published after the build, or the page
 * stands for one that is not kept. Without the bundle (no network,
 * an old browser) it appears after three seconds.
 */
export function DelayedNotFound({ children }: { children: ReactNode }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: markScript }} />
      <Hidden>{children}</Hidden>
    </>
  );
}

const appear = keyframes`
  to { visibility: visible; }
`;

const Hidden = styled.div`
  html[data-fallback] &,
  html[data-offline] & {
    visibility: hidden;
    animation: ${appear} 0s linear 3s forwards;
  }
`;
