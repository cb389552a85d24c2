import styled from 'styled-components';

export type ChipTone = 'grey' | 'warning' | 'success' | 'bronze';

const colours: Record<ChipTone, { text: string; tint: string }> = {
  grey: { text: 'var(--grey-700)', tint: 'var(--grey-tint)' },
  warning: { text: 'var(--warning-700)', tint: 'var(--warning-tint)' },
  success: { text: 'var(--success-700)', tint: 'var(--success-tint)' },
  bronze: { text: 'var(--bronze-700)', tint: 'var(--bronze-tint)' },
};

/** A short state in words, with a matching colour. */
export const Chip = styled.span<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  inline-size: fit-content;
  min-block-size: 30px;
  padding: 3px 12px 4px;
  border-radius: var(--r);
  font-size: var(--fs-xs);
  font-weight: 500;
  line-height: 1.6;
  white-space: nowrap;
  color: ${({ $tone }) => colours[$tone].text};
  background: ${({ $tone }) => colours[$tone].tint};
  &::before {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 10px;
    background: currentColor;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &::before {
      forced-color-adjust: none;
    }
  }
`;
