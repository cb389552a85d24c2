/** Questions that open: native `details`, so they work without JavaScript. Red line below, thicker when open. */
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface AccordionItemProps {
  title: ReactNode;
  children: ReactNode;
}

export function AccordionItem({ title, children }: AccordionItemProps) {
  return (
    <Item>
      <summary>{title}</summary>
      <div>{children}</div>
    </Item>
  );
}

const Item = styled.details`
  border-block-end: 1px solid var(--brick);
  &[open] {
    border-block-end-width: 2px;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4);
    min-block-size: 72px;
    cursor: pointer;
    font-weight: 500;
    font-size: var(--fs-h3);
    line-height: var(--lh-head);
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    border-block-end: 1.5px solid;
    border-inline-end: 1.5px solid;
    transform: rotate(calc(var(--dir) * 45deg));
    transition: transform var(--t2);
  }
  &[open] summary::after {
    transform: rotate(calc(var(--dir) * -135deg));
  }
  summary + div {
    padding-block-end: var(--s5);
    max-width: 44em;
    color: var(--stone-700);
  }
`;
