import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../theme';
import { Num, RiyalText, Link } from '../ui';
import { PlanGlyph } from './plan-glyph';

interface HomeRowProps {
  /** Of its name, among the headings of the results. */
  level: 3 | 4;
  /** Address of its page. */
  to: string;
  /** “Unit 004”. */
  name: string;
  /** What tells it from others of its name: its building. */
  building?: string;
  /** Where it is, where no project says so. */
  place?: string;
  rooms: number;
  /** Rooms, area, floor. */
  facts: readonly string[];
  price: string;
  /** What the price means: for each m², a month. */
  priceNotes?: readonly string[];
  /** What is new of it. */
  mark?: string | undefined;
  /** Saves it. */
  action?: ReactNode;
  /** Below its facts, such as its licence. */
  children?: ReactNode;
}

/** A home in one row of a list of results: its page is one press away. */
export function HomeRow({
  level,
  to,
  name,
  building,
  place,
  rooms,
  facts,
  price,
  priceNotes = [],
  mark,
  action,
  children,
}: HomeRowProps) {
  return (
    <Row data-home="">
      <Plan>
        <PlanGlyph rooms={rooms} />
      </Plan>
      <What>
        <Name as={`h${level}`}>
          <Link to={to}>
            <b>{name}</b>
            {building && <span> {building}</span>}
          </Link>
        </Name>
        {mark && <Mark>{mark}</Mark>}
        {place && <p>{place}</p>}
        <Facts>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
        {children}
      </What>
      <Price>
        <b>
          <RiyalText text={price} amount={Num} />
        </b>
        {priceNotes.map((note) => (
          <span key={note}>
            <RiyalText text={note} />
          </span>
        ))}
      </Price>
      <Action className="no-print">{action}</Action>
    </Row>
  );
}

/** The name is the only link, stretched over the whole row; the button lies above it. */
const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: 4px var(--s4);
  align-items: center;
  padding-block: 14px;
  border-block-start: 1px solid var(--line);
  line-height: 1.6;
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover a {
    color: var(--brick);
  }
  ${from('split')} {
    grid-template-columns: 84px minmax(0, 1fr) 200px 44px;
  }
`;

const Plan = styled.div`
  grid-row: 1 / 3;
  align-self: start;
  padding: 6px;
  background: var(--sand-100);
  color: var(--ink-500);
  ${from('split')} {
    grid-row: 1;
  }
`;

const What = styled.div`
  grid-column: 2;
  overflow-wrap: anywhere;
  a > span,
  p {
    color: var(--stone-700);
  }
  p {
    font-size: var(--fs-sm);
  }
`;

const Name = styled.h3`
  display: inline;
  font-size: inherit;
  font-weight: inherit;
  line-height: inherit;
`;

const Facts = styled.p`
  span + span::before {
    content: '';
    display: inline-block;
    inline-size: 1px;
    block-size: 11px;
    margin-inline: 8px;
    background: var(--line-strong);
    vertical-align: -1px;
  }
`;

const Mark = styled.strong`
  margin-inline-start: 10px;
  padding-inline: 8px;
  font-weight: 500;
  font-size: var(--fs-xs);
  white-space: nowrap;
  background: var(--success-tint);
  color: var(--success-700);
`;

const Price = styled.p`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  & > span {
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
  ${from('split')} {
    grid-column: 3;
    grid-row: 1;
    display: grid;
    justify-items: end;
  }
`;

const Action = styled.div`
  position: relative;
  z-index: 1;
  grid-row: 1 / 3;
  grid-column: 3;
  ${from('split')} {
    grid-row: 1;
    grid-column: 4;
  }
`;
