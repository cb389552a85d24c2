import { useCallback, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useAfterPaint } from '../../../browser/use-after-paint';

interface BelowResultsProps {
  /** The results have just come: they are painted first, and this is laid out when it comes near the screen. */
  isDeferred: boolean;
  children: ReactNode;
}

/** What stands below the results of a search. */
export function BelowResults({ isDeferred, children }: BelowResultsProps) {
  const [isDrawn, setIsDrawn] = useState(!isDeferred);
  useAfterPaint(
    !isDrawn,
    useCallback(() => setIsDrawn(true), []),
  );
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
