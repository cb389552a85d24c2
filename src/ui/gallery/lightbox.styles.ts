import styled from 'styled-components';
import { IconButton } from '../icon-button';

export const Pictures = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  block-size: 100%;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  padding: 14px var(--s5);
  p {
    flex: 1;
    min-inline-size: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    line-height: 1.5;
  }
  [role='status'] {
    color: var(--mist);
    white-space: nowrap;
  }
  button:disabled {
    background: transparent;
    color: var(--ink-500);
  }
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 0;
  padding-inline: clamp(16px, 8vw, 112px);
`;

export const Arrow = styled(IconButton)<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-${({ $side }) => $side}: clamp(8px, 1.7vw, 24px);
  transform: translateY(-50%);
  background: color-mix(in srgb, var(--ink-900) 62%, transparent);
`;
