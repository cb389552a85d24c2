/** A boxed message with a tone: what happened, and what to do next. */
import styled from 'styled-components';

export type NoteTone = 'success' | 'warning' | 'error';

const colours: Record<NoteTone, { edge: string; tint: string }> = {
  success: { edge: 'var(--success)', tint: 'var(--success-tint)' },
  warning: { edge: 'var(--warning)', tint: 'var(--warning-tint)' },
  error: { edge: 'var(--brick)', tint: 'var(--brick-tint)' },
};

export const Note = styled.div<{ $tone: NoteTone }>`
  display: grid;
  gap: var(--s2);
  padding: var(--s4) var(--s5);
  border-inline-start: 3px solid ${({ $tone }) => colours[$tone].edge};
  background: ${({ $tone }) => colours[$tone].tint};
`;
