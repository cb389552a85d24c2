import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CloudOffIcon } from './icons';

/** A line that says how old the shown data is. */
export function AsOfLine({ children }: { children: ReactNode }) {
  return (
    <Line role="status">
      <CloudOffIcon />
      <span>{children}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s3);
  padding: var(--s3) var(--s4);
  border-inline-start: 3px solid var(--warning);
  background: var(--warning-tint);
  color: var(--warning-700);
  font-size: var(--fs-sm);
`;
