import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLocale } from '../i18n';

export interface Tab {
  id: string;
  title: ReactNode;
  /** A line below the title. */
  note?: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Tabs over one panel. Arrow keys move in the reading direction and select. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const { dir } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const choose = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const target = { [forward]: at + 1, [back]: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };
  return (
    <>
      <List role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown} className="no-print">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            <span>{tab.title}</span>
            {tab.note && <small>{tab.note}</small>}
          </button>
        ))}
      </List>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`}>
        {children}
      </div>
    </>
  );
}

const List = styled.div`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--ink);
  button {
    display: inline-flex;
    flex-direction: column;
    flex: none;
    justify-content: center;
    max-inline-size: min(100%, 24rem);
    min-block-size: 68px;
    padding-inline: clamp(16px, 2vw, 28px);
    font-weight: 500;
    line-height: 1.5;
    text-align: start;
    overflow-wrap: anywhere;
  }
  button:focus-visible {
    outline-offset: -4px;
  }
  small {
    font-weight: 400;
    font-size: var(--fs-xs);
    color: var(--stone);
  }
  [aria-selected='true'] {
    --ring: var(--white);
    background: var(--ink);
    color: var(--white);
    small {
      color: var(--mist);
    }
  }
  [aria-selected='false']:is(:hover, :active) {
    background: var(--sand-100);
  }
`;
