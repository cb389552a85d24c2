/** From 1200 px the first sections of the home page stand beside the plumb line that drops from the logo. */
import styled, { css } from 'styled-components';
import { from, veil } from '../../../theme';
import { Container, PlumbLine } from '../../../ui';

/** The width from which there is a plumb line. */
export const besidePlumbLine = from('rail');

/** What the plumb line crosses. */
export const PlumbContainer = styled(Container)`
  position: relative;
`;

/** Leaves the rail of the plumb line free. */
export const Railed = styled.div`
  ${besidePlumbLine} {
    padding-inline-start: var(--rail);
  }
`;

const axisOfLogo = css`
  inset-inline-start: calc(var(--gutter) + 20px);
`;

/** From the logo to the lower edge of the hero. */
export const HeroPlumb = styled(PlumbLine).attrs({ $bob: false })`
  inset-block: 62px 0;
  ${axisOfLogo}
  color: ${veil('white', 50)};
`;

/** From the upper edge of the next section to its first lines, where the weight hangs. */
export const NextPlumb = styled(PlumbLine)`
  inset-block-start: calc(var(--section) * -1);
  block-size: calc(var(--section) + 64px);
  ${axisOfLogo}
  color: var(--ink);
`;
