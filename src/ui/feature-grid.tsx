import styled from 'styled-components';
import { from } from '../theme';

/** Cards of which the first is large: from 1000 px the others are rows beside it. */
export const FeatureGrid = styled.ul`
  display: grid;
  gap: var(--s7) var(--gap);
  grid-template-columns: minmax(0, 1fr);
  ${from('split')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: var(--gap) clamp(32px, 4vw, 64px);
    & > :first-child {
      grid-row: 1 / span 2;
    }
    & > :first-child [data-card-image] {
      flex: 1;
      aspect-ratio: auto;
      min-block-size: 420px;
    }
    & > :first-child [data-card-image] + * {
      flex: none;
    }
    & > :not(:first-child) [data-card-image] {
      min-block-size: 288px;
    }
  }
`;
