/** The plumb line of the home page: from 1200 px it runs from the logo beside the first sections. */
import styled, { css } from 'styled-components';
import { from, translucent } from '../../../theme';
import { Container, PlumbLine } from '../../../ui';

/** Media query: the plumb line is shown. */
const withPlumbLine = from('rail');

/** Positions the plumb line. */
export const PlumbLineContainer = styled(Container)`
  position: relative;
`;

/** Leaves space for the plumb line. */
export const BesidePlumbLine = styled.div`
  ${withPlumbLine} {
    padding-inline-start: var(--rail);
  }
`;

const logoAxis = css`
  inset-inline-start: calc(var(--gutter) + 20px);
`;

/** From the logo to the lower edge of the hero. */
export const HeroPlumbLine = styled(PlumbLine).attrs({ $bob: false })`
  inset-block: 62px 0;
  ${logoAxis}
  color: ${translucent('white', 50)};
`;

/** From the top of the next section to its first lines, where it ends in the bob. */
export const NextPlumbLine = styled(PlumbLine)`
  inset-block-start: calc(var(--section) * -1);
  block-size: calc(var(--section) + 64px);
  ${logoAxis}
  color: var(--ink);
`;
