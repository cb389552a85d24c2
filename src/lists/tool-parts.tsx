import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below } from '../theme';
import { visuallyHidden } from '../ui';

export interface ToolProps {
  icon: ReactNode;
  label: string;
  /** It is on. */
  on: boolean;
}

/** Seen only where there is space for it. */
export const ToolLabel = styled.span`
  ${below('columns')} {
    ${visuallyHidden}
  }
`;

export const Tool = styled.div`
  position: relative; /* of the hidden label */
  flex: none;
  ${below('columns')} {
    a,
    button {
      padding-inline: 12px;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
