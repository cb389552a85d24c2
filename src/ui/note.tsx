import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CloudOffIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons';

export type NoteTone = 'neutral' | 'success' | 'warning' | 'error';

const tones = {
  neutral: { edge: 'var(--ink)', tint: 'var(--sand-100)', mark: 'inherit', Icon: InfoIcon },
  success: { edge: 'var(--success)', tint: 'var(--success-tint)', mark: 'var(--success)', Icon: SuccessIcon },
  warning: {
    edge: 'var(--warning)',
    tint: 'var(--warning-tint)',
    mark: 'var(--warning-700)',
    Icon: CloudOffIcon,
  },
  error: { edge: 'var(--brick)', tint: 'var(--brick-tint)', mark: 'var(--brick)', Icon: WarningIcon },
} as const;

interface NoteProps {
  tone?: NoteTone;
  title: ReactNode;
  children?: ReactNode;
}

/** A boxed message with a tone: a bold title, and text below. */
export function Note({ tone = 'neutral', title, children }: NoteProps) {
  const { Icon } = tones[tone];
  return (
    <Box $tone={tone}>
      <Icon size={24} />
      <strong>{title}</strong>
      {children && <div>{children}</div>}
    </Box>
  );
}

const Box = styled.div<{ $tone: NoteTone }>`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 4px 14px;
  padding: 20px 22px;
  border-inline-start: 3px solid ${({ $tone }) => tones[$tone].edge};
  background: ${({ $tone }) => tones[$tone].tint};
  line-height: 1.75;
  & > .icon {
    color: ${({ $tone }) => tones[$tone].mark};
    inset-block-start: 3px;
    position: relative;
  }
  strong {
    font-size: 1.0625rem;
    font-weight: 500;
  }
  & > div {
    grid-column: 2;
    font-size: 0.9375rem;
    color: var(--stone-700);
  }
`;
