import styled from 'styled-components';
import { from } from '../../theme';
import { plumbBob, Container, Lead } from '../../ui';

/** As high as the screen, header included. On the landing layout it starts behind the header. */
export const Screen = styled.div`
  position: relative;
  display: grid;
  align-items: start;
  min-block-size: calc(clamp(640px, 100vh, 900px) - var(--hdr));
  @supports (height: 100svh) {
    min-block-size: calc(clamp(640px, 100svh, 900px) - var(--hdr));
  }
  padding-block: calc(var(--header-room, 0px) + 40px) 300px;
  overflow: hidden;
  overflow: clip;
  background: var(--sand-100);
  ${Container} {
    position: relative;
    gap: 28px;
  }
  ${Lead} {
    max-inline-size: 24em;
    padding-block-start: 14px;
  }
  ${from('hero')} {
    align-items: center;
    padding-block: 0 var(--hdr);
  }
`;

/** Ends before the plumb line, which hangs straight beside the leaning house. */
export const Texts = styled.div`
  display: grid;
  ${from('hero')} {
    max-inline-size: calc(54vw - max(var(--gutter), (100vw - var(--max)) / 2) - var(--s6));
  }
`;

export const Status = styled.p`
  font-size: var(--fs-sm);
  font-weight: 700;
  color: var(--brick);
`;

export const PlumbLine = styled.span`
  display: none;
  position: absolute;
  inset-block-start: var(--header-room, 0px);
  inset-inline-end: 46%;
  inline-size: 1px;
  block-size: 46vh;
  background: var(--ink);
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 100%;
    inset-inline-start: -10px;
    ${plumbBob}
    inline-size: 21px;
    block-size: 30px;
  }
  ${from('hero')} {
    display: block;
  }
`;

/** The house leans by four degrees. A file of its own, because only this page shows it. */
export const Drawing = styled.svg`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: -6vw;
  inline-size: min(980px, 120vw);
  aspect-ratio: 1120 / 560;
  fill: none;
  stroke: var(--line-strong);
  transform: rotate(calc(var(--dir) * -4deg));
  transform-origin: 50% 100%;
  pointer-events: none;
`;
