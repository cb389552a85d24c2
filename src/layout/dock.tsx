/**
 * The one place of what floats over the page: each part has its own cell, so that none covers another. It leaves while a
 * field is filled in, and the page ends with room for it.
 */
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { from } from '../theme';

interface DockProps {
  /** Small parts in a column at the end of the screen, the lowest last. */
  end: ReactNode;
  /** A small part at the start of the screen. */
  start: ReactNode;
  /** What has something to say, above the small parts. */
  notice: ReactNode;
  /** A bar along the edge of the screen, below all. */
  bar: ReactNode;
}

export function Dock({ end, start, notice, bar }: DockProps) {
  const dock = useRef<HTMLDivElement>(null);
  const isTyping = useTyping();
  const room = useRoom(dock);
  return (
    <Place ref={dock} $away={isTyping} className="no-print" data-dock>
      {room && <Room {...room} />}
      <Notice data-wide>{notice}</Notice>
      <Start data-wide>{start}</Start>
      <End>{end}</End>
      <Bar data-wide>{bar}</Bar>
    </Place>
  );
}

const typedInto =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="submit"]), textarea, select';

/** Whether a field has the focus. */
function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const look = () => setTyping(document.activeElement?.matches(typedInto) ?? false);
    // Between two fields nothing has the focus for a moment.
    const lookSoon = () => void setTimeout(look);
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookSoon);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookSoon);
    };
  }, []);
  return isTyping;
}

interface RoomProps {
  /** CSS pixels that all takes together, what takes room from the page, and that again where it is as wide as the page. */
  $all: number;
  $end: number;
  $start: number;
}

/** Undefined while it is not known. What is marked as spare takes none: the words of the page end before it. */
function useRoom(ref: RefObject<HTMLElement>): RoomProps | undefined {
  const [room, setRoom] = useState<RoomProps>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const spare = element.querySelector<HTMLElement>('[data-spare]')?.offsetHeight ?? 0;
      const $all = element.offsetHeight;
      const $end = $all - spare;
      const isWide = [...element.querySelectorAll<HTMLElement>('[data-wide]')].some(
        (cell) => cell.offsetHeight > 0,
      );
      setRoom((now) => {
        const next = { $all, $end, $start: isWide ? $end : 0 };
        return JSON.stringify(now) === JSON.stringify(next) ? now : next;
      });
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}

/** What has the focus scrolls clear of what floats, and so does the last line of the page. */
const Room = createGlobalStyle<RoomProps>`
  @media screen {
    html { scroll-padding-block-end: ${({ $all }) => $all + 8}px; }
    #main + footer { --dock: ${({ $end }) => $end}px; --dock-start: ${({ $start }) => $start}px; }
  }
`;

const Place = styled.div<{ $away: boolean }>`
  position: fixed;
  z-index: 40;
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  grid-template: 'notice notice' auto 'start end' auto 'bar bar' auto / minmax(0, 1fr) auto;
  align-items: end;
  pointer-events: none;
  visibility: ${({ $away }) => ($away ? 'hidden' : 'visible')};
  opacity: ${({ $away }) => ($away ? 0 : 1)};
  transition:
    opacity var(--t2),
    visibility var(--t2);
  --edge: var(--s4);
  ${from('columns')} {
    --edge: var(--s5);
  }
  & > * > * {
    pointer-events: auto;
  }
`;

const Notice = styled.div`
  grid-area: notice;
  padding-inline: var(--edge);
  & > * {
    margin-block-end: var(--s3);
  }
`;

const Start = styled.div`
  grid-area: start;
  padding-inline-start: var(--edge);
  & > * {
    margin-block-end: var(--edge);
  }
`;

const End = styled.div`
  grid-area: end;
  display: grid;
  justify-items: center;
  padding-inline-end: var(--edge);
  & > :last-child {
    margin-block-end: var(--edge);
  }
`;

const Bar = styled.div`
  grid-area: bar;
`;
