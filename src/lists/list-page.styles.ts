import styled from 'styled-components';
import { below } from '../theme';
import { CardGrid, visuallyHidden } from '../ui';

export const List = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(20px, 3.6vw, 48px);
  /* Sheets cut a grid anywhere. */
  @media print {
    display: block;
    & > * + * {
      margin-block-start: var(--s4);
    }
  }
`;

/** As tall as the screen while most of them are still to come, so that what follows does not jump. */
export const Results = styled.div<{ $isOld: boolean; $isGrowing: boolean }>`
  min-inline-size: 0;
  ${({ $isOld }) => $isOld && 'opacity: 0.5; transition: opacity var(--t2);'}
  ${({ $isGrowing }) => $isGrowing && 'min-block-size: 100vh;'}
`;

/** A lead card takes a row of its own. */
export const Cards = styled(CardGrid)`
  & > li:has(> [data-variant='lead']) {
    grid-column: 1 / -1;
  }
`;

/** In one line, also on a phone. */
export const Tools = styled.div`
  display: flex;
  gap: var(--s2);
  min-inline-size: 0;
  ${below('columns')} {
    inline-size: 100%;
  }
`;

/** A list without controls has no toolbar; its count is only announced. */
export const HiddenStatus = styled.div`
  ${visuallyHidden}
`;

/** Comes into view with what the heading says, and what changes the results. */
export const Top = styled.div`
  position: relative;
`;

/** Out of the flow: for sighted readers the list begins with the toolbar. It gets the focus of a list that has changed. */
export const Heading = styled.h2`
  position: absolute;
  &:focus-visible {
    outline: 0;
  }
  scroll-margin-block-start: calc(var(--s4) * -1);
`;

/** Other pages need the API; without JavaScript links to all entries take their place. */
export const Pages = styled.div`
  padding-block-start: clamp(16px, 2.8vw, 40px);
  &:empty {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
