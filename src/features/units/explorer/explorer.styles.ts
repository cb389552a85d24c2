import styled from 'styled-components';
import { from } from '../../../theme';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4vw, 56px);
  padding-block-start: 32px;
  ${from('split')} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    align-items: start;
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

/** The unit that is looked at. */
export const Beside = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid var(--line);
`;
