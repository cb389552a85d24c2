import styled from 'styled-components';
import { from, translucent } from '../../../theme';
import { onDark } from '../../../ui';
import { PlumbLineContainer } from './plumb-line';

/** The darkest brand green over the picture. @param percent opacity */
const shade = (percent: number) => translucent('ink-900', percent);

/** As high as the window, within limits; the header lies on top of it. */
export const HeroBand = styled.section`
  position: relative;
  isolation: isolate;
  display: flex;
  overflow: hidden;
  overflow: clip;
  min-block-size: clamp(620px, 100vh, 900px);
  min-block-size: clamp(620px, 100svh, 900px);
  background: var(--ink-900);
  ${onDark}
  @media print {
    min-block-size: 0;
  }
`;

/**
 * Picture and film, under a scrim that keeps the text legible: 4.5 to 1 for small ones and 3 to 1 for the title, over
 * the brightest frame of the film too. Below 900 px the building is above the text.
 */
export const Media = styled.div`
  position: absolute;
  inset: 0 0 auto;
  block-size: 66%;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      ${shade(68)} 0,
      ${shade(62)} 12%,
      ${shade(14)} 28%,
      ${shade(58)} 46%,
      ${shade(80)} 67%,
      ${shade(94)} 90%,
      var(--ink-900) 100%
    );
  }
  img,
  video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: var(--picture-focus, 50% 40%);
  }
  ${from('hero')} {
    block-size: 100%;
    &::after {
      background:
        linear-gradient(
          ${shade(68)} 0,
          ${shade(62)} 9%,
          ${shade(8)} 24%,
          ${shade(16)} 40%,
          ${shade(56)} 66%,
          ${shade(92)} 100%
        ),
        linear-gradient(calc(var(--dir) * -90deg), transparent 35%, ${shade(46)} 85%);
    }
  }
  @media print {
    display: none;
  }
`;

export const Inner = styled(PlumbLineContainer)`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  padding-block-start: calc(var(--hdr) + 48px);
`;

/** The search at the start, buttons at the end. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-block-end: clamp(32px, 4.4vw, 56px);
  ${from('hero')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

/** Its field is white, what is around it light. */
export const Search = styled.div`
  --muted-text: var(--mist-lit);
  display: grid;
  gap: var(--s3);
  justify-items: start;
  form {
    inline-size: 100%;
  }
`;

export const Title = styled.h1`
  font-size: var(--fs-display);
  line-height: var(--lh-display);
  span {
    display: block;
  }
`;

export const Subtitle = styled.p`
  max-inline-size: 33em;
  padding-block: clamp(16px, 2.4vw, 32px) clamp(16px, 2.8vw, 40px);
  font-size: var(--fs-lead);
  line-height: var(--lh-body);
  color: var(--sand-100);
`;
