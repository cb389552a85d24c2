import type { Key, ReactNode } from 'react';
import styled from 'styled-components';
import { Band, plumbBob, Container, Split, Sticky } from '../../../ui';

export interface TimelineEntry {
  key: Key;
  /** A year or a day. */
  time: ReactNode;
  text: ReactNode;
}

interface TimelineProps {
  id: string;
  heading: string;
  entries: readonly TimelineEntry[];
}

/** A section of dated entries on a plumb line. */
export const Timeline = ({ id, heading, entries }: TimelineProps) => (
  <Band id={id}>
    <Container>
      <Split>
        <Sticky>
          <h2>{heading}</h2>
        </Sticky>
        <Line>
          {entries.map(({ key, time, text }) => (
            <li key={key}>
              <strong>{time}</strong>
              <p>{text}</p>
            </li>
          ))}
        </Line>
      </Split>
    </Container>
  </Band>
);

const Line = styled.ol`
  position: relative;
  padding-block-end: 44px;
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 5px;
    inset-block: 12px 18px;
    inline-size: 1px;
    background: var(--ink);
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: -1px;
    inset-block-end: 0;
    ${plumbBob}
    block-size: 18px;
  }
  li {
    position: relative;
    display: grid;
    gap: var(--s1);
    padding-inline-start: 48px;
    padding-block-end: 40px;
  }
  /* The mark on the line, and the thinner line from it to the year. */
  li::before,
  li::after {
    content: '';
    position: absolute;
    inset-block-start: 0.92em;
    block-size: 1px;
  }
  li::before {
    inset-inline-start: 0;
    inline-size: 11px;
    background: var(--ink);
  }
  li::after {
    inset-inline-start: 11px;
    inline-size: 21px;
    background: var(--line-strong);
  }
  strong {
    font-size: clamp(1.5rem, 1.3rem + 0.8vw, 2rem);
    font-weight: 500;
    line-height: 1.3;
  }
  p {
    max-inline-size: 34em;
    color: var(--stone-700);
  }
`;
