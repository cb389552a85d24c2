import styled from 'styled-components';
import { Disclosure } from '../../ui';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 20px;
  padding: 20px 24px;
  border-block-end: 1px solid var(--line);
  overflow-wrap: anywhere;
  & > :first-child {
    min-inline-size: 0;
  }
  h3 {
    font-size: 1.25rem;
  }
`;

export const Price = styled.p`
  font-weight: 700;
  font-size: 1.125rem;
  line-height: 1.5;
`;

export const Plan = styled.div`
  display: grid;
  place-items: center;
  padding: 8px 24px 24px;
  background: var(--sand-100);
  & > img {
    inline-size: 100%;
    max-block-size: 400px;
    object-fit: contain;
  }
  /* Above the plan, of which it would cover a room. */
  & > button {
    order: -1;
    justify-self: end;
    margin-inline-end: -16px;
  }
  & + ul {
    padding-block-start: 2px;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 0 24px 24px;
`;

export const ChatLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  font-weight: 500;
  span {
    padding-block-end: 3px;
    background: linear-gradient(currentColor, currentColor) 0 100% / 100% 1px no-repeat;
  }
  &:is(:hover, :active) {
    color: var(--brick);
  }
`;

/** The plan's rooms as text, closed at first. */
export const Rooms = styled(Disclosure)`
  padding-inline: 24px;
  border-block-end: 1px solid var(--line);
  &[open] {
    padding-block-end: 16px;
  }
`;
