import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../theme';
import { Band, Container, Lead } from './section';

interface CallToActionProps {
  id?: string;
  heading: string;
  lead: string;
  /** Links. */
  children: ReactNode;
}

/** A brick band across the page with one thing to do. */
export const CallToAction = ({ id, heading, lead, children }: CallToActionProps) => (
  <LowBand $tone="brick" id={id}>
    <Row>
      <div>
        <h2>{heading}</h2>
        <Lead>{lead}</Lead>
      </div>
      {children}
    </Row>
  </LowBand>
);

const LowBand = styled(Band)`
  --white-button-text: var(--brick-700);
  padding-block: clamp(56px, 6.4vw, 96px);
`;

const Row = styled(Container)`
  gap: 28px;
  justify-items: start;
  ${Lead} {
    padding-block-start: 14px;
    max-inline-size: 36em;
  }
  ${from('hero')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: var(--s8);
  }
`;
