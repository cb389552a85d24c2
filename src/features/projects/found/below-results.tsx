import { startTransition, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { painted } from '../../../browser/painted';

interface BelowResultsProps {
  /** The results have just come: they are painted first, and this is laid out when it comes near the screen. */
  isDeferred: boolean;
  children: ReactNode;
}

/** What stands below the results of a search. */
export function BelowResults({ isDeferred, children }: BelowResultsProps) {
  const [isDrawn, setIsDrawn] = useState(!isDeferred);
  useEffect(() => {
    if (isDrawn) return undefined;
    let isMounted = true;
    void painted().then(() => isMounted && startTransition(() => setIsDrawn(true)));
    return () => {
      isMounted = false;
    };
  }, [isDrawn]);
  return isDrawn ? <Below $isDeferred={isDeferred}>{children}</Below> : null;
}

const Below = styled.div<{ $isDeferred: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  ${({ $isDeferred }) => $isDeferred && 'content-visibility: auto; contain-intrinsic-block-size: auto 600px;'}
  @media print {
    display: block;
    content-visibility: visible;
    & > * + * {
      margin-block-start: var(--s4);
    }
  }
`;
