import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../../../theme';

interface TakeAlongProps {
  icon: ReactNode;
  title: string;
  /** What it is. */
  note: ReactNode;
  /** Its buttons. */
  action: ReactNode;
  /** What became of a press, below. */
  message?: ReactNode;
}

/** A box with something of the project that a visitor may take along. */
export const TakeAlong = ({ icon, title, note, action, message }: TakeAlongProps) => (
  <Box className="no-print">
    {icon}
    <div>
      <h3>{title}</h3>
      {note}
    </div>
    <Action>{action}</Action>
    <Message role="status">{message}</Message>
  </Box>
);

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 20px 28px;
  padding: clamp(22px, 3vw, 36px);
  background: var(--sand-100);
  h3 {
    font-size: 1.125rem;
    line-height: var(--lh-body);
    letter-spacing: 0;
  }
  p {
    font-size: var(--fs-sm);
    color: var(--stone);
  }
  ${from('forms')} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

const Action = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: var(--s3);
  ${from('forms')} {
    grid-column: auto;
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
  }
`;

const Message = styled.p`
  grid-column: 1 / -1;
  &:empty {
    display: none;
  }
`;
