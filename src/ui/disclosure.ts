import styled from 'styled-components';

/** A native `details` element: its summary has a mark that turns when it opens. Works without JavaScript. */
export const Disclosure = styled.details`
  min-inline-size: 0;
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4);
    min-block-size: 52px;
    font-weight: 500;
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  summary::after {
    content: '';
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    margin-inline: 8px;
    border: solid var(--brick);
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
    transition: transform var(--t2) var(--ease);
  }
  &[open] summary::after {
    transform: rotate(-135deg);
  }
  summary:is(:hover, :active) {
    color: var(--brick);
  }
`;
