import styled from 'styled-components';
import { from } from '../../../theme';

/** The panel goes to the edges of the dialog. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  margin-inline: calc(-1 * var(--s5));
  ${from('forms')} {
    margin-inline: calc(-1 * var(--s6));
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  inline-size: 100%;
`;
