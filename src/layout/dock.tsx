import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { from } from '../theme';

interface DockProps {
  /** Small parts in a column at the end of the screen, the lowest last. */
  end: ReactNode;
  /** A small part at the start of the screen. */
  start: ReactNode;
  /** Notices, above the small parts. */
  notice: ReactNode;
  /** A bar along the edge of the screen, below all. */
  bar: ReactNode;
}

/**
 * Everything that floats over the page, each part in its own grid cell so that none covers another. Hidden while a field
 * has the focus; the footer leaves space for it.
 */
export function Dock({ end, start, notice, bar }: DockProps) {
  const dock = useRef<HTMLDivElement>(null);
  const isTyping = useTyping();
  const space = useReservedSpace(dock);
  return (
    <Floating ref={dock} $hidden={isTyping} className="no-print" data-dock>
      {space && <ReservedSpace {...space} />}
      <Notice data-wide>{notice}</Notice>
      <Start data-wide>{start}</Start>
      <End>{end}</End>
      <Bar data-wide>{bar}</Bar>
    </Floating>
  );
}

const textFields =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="submit"]), textarea, select';

/** Whether a field has the focus. */
function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const update = () => setTyping(document.activeElement?.matches(textFields) ?? false);
    // Between two fields nothing has the focus for a moment.
    const updateSoon = () => void setTimeout(update);
    update();
    document.addEventListener('focusin', update);
    document.addEventListener('focusout', updateSoon);
    return () => {
      document.removeEventListener('focusin', update);
      document.removeEventListener('focusout', updateSoon);
    };
  }, []);
  return isTyping;
}

interface ReservedSpaceProps {
  /** CSS pixels: height of the dock. */
  $all: number;
  /** Space to leave at the end of the page, and at its start side where the dock is as wide as the page. */
  $end: number;
  $start: number;
}

/** Undefined until measured. `data-no-space` marks a part that no space is left for: the page's text ends before it. */
function useReservedSpace(ref: RefObject<HTMLElement>): ReservedSpaceProps | undefined {
  const [space, setSpace] = useState<ReservedSpaceProps>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const unreserved = element.querySelector<HTMLElement>('[data-no-space]')?.offsetHeight ?? 0;
      const $all = element.offsetHeight;
      const $end = $all - unreserved;
      const isWide = [...element.querySelectorAll<HTMLElement>('[data-wide]')].some(
        (cell) => cell.offsetHeight > 0,
      );
      setSpace((now) => {
        const next = { $all, $end, $start: isWide ? $end : 0 };
        return JSON.stringify(now) === JSON.stringify(next) ? now : next;
      });
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [ref]);
  return space;
}

/** The focused element and the last line of the page scroll clear of the dock. */
const ReservedSpace = createGlobalStyle<ReservedSpaceProps>`
  @media screen {
    html { scroll-padding-block-end: ${({ $all }) => $all + 8}px; }
    #main + footer { --dock: ${({ $end }) => $end}px; --dock-start: ${({ $start }) => $start}px; }
  }
`;

const Floating = styled.div<{ $hidden: boolean }>`
  position: fixed;
  z-index: 40;
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  grid-template: 'notice notice' auto 'start end' auto 'bar bar' auto / minmax(0, 1fr) auto;
  align-items: end;
  pointer-events: none;
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
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
