import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from './icons';

interface AccordionItemProps {
  title: ReactNode;
  /** Open when the page arrives. */
  open?: boolean;
  children: ReactNode;
}

/** An expansion panel with a red bottom border: a native `details` element, which works without JavaScript. */
export function AccordionItem({ title, open, children }: AccordionItemProps) {
  return (
    <Item open={open}>
      <summary>
        {title}
        <ChevronDownIcon />
      </summary>
      <div>{children}</div>
    </Item>
  );
}

/** Items one below the other, under a dark line. All of them are printed open. */
export function Accordion({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => openForPrint(list), []);
  return <List ref={list}>{children}</List>;
}

/** Where CSS cannot show the content of a closed `<details>`: before Safari 18.4 and Firefox 143. */
function openForPrint(list: RefObject<HTMLElement>): () => void {
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    if (CSS.supports('selector(::details-content)')) return;
    opened = [...(list.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
    for (const details of opened) details.open = true;
  };
  const close = () => {
    for (const details of opened) details.open = false;
  };
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
  return () => {
    removeEventListener('beforeprint', open);
    removeEventListener('afterprint', close);
  };
}

const List = styled.ul`
  border-block-start: 1px solid var(--ink);
`;

const Item = styled.details`
  border-block-end: 1px solid var(--brick);
  &[open] {
    border-block-end-width: 2px;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s5);
    min-block-size: 72px;
    padding-block: 18px;
    font-size: 1.125rem;
    font-weight: 500;
    line-height: 1.6;
    transition: color var(--t1);
    .icon {
      color: var(--brick);
      transition: transform var(--t2) var(--ease);
    }
    &:hover,
    &:active {
      color: var(--brick);
    }
  }
  &[open] summary .icon {
    transform: rotate(180deg);
  }
  summary + div {
    padding-block-end: 28px;
    padding-inline-end: clamp(0px, (100vw - 600px) * 1000, 64px);
    color: var(--stone-700);
  }
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
