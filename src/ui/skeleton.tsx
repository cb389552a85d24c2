import styled, { keyframes } from 'styled-components';

/** A placeholder in the shape of a card while a list loads. Hidden from assistive technology. */
export function CardSkeleton() {
  return (
    <Shape aria-hidden="true">
      <Block style={{ aspectRatio: '4 / 3' }} />
      <Block style={{ blockSize: 22, inlineSize: '62%' }} />
      <Block style={{ blockSize: 14, inlineSize: '44%' }} />
      <Block style={{ blockSize: 14, inlineSize: '80%' }} />
    </Shape>
  );
}

const passing = keyframes`
  to { transform: translateX(calc(var(--dir) * 100%)); }
`;

const Block = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  border-radius: 1px;
  background: var(--sand);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, rgb(255 255 255 / 55%), transparent);
    transform: translateX(calc(var(--dir) * -100%));
    animation: ${passing} 1.4s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      display: none;
    }
  }
`;

const Shape = styled.div`
  display: grid;
  gap: 14px;
  & > :first-child {
    margin-block-end: 6px;
  }
`;
