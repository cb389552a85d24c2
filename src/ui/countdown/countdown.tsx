import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { below } from '../../theme';
import { remaining, untilNextChange, type Remaining } from './remaining';

const parts = ['days', 'hours', 'minutes', 'seconds'] as const;

interface CountdownProps {
  /** Milliseconds since 1970. */
  target: number;
  /** What it counts down to. */
  label: string;
  /** The name of a figure, for its count. */
  nameOf: (part: keyof Remaining, count: number) => string;
  /** The figures do not change. */
  paused?: boolean;
  /** Called once the moment has come, also when it had before. */
  onOver: () => void;
}

/** Days, hours, minutes and seconds until a moment. The HTML reserves the space; the figures come in an effect. */
export function Countdown({ target, label, nameOf, paused = false, onOver }: CountdownProps) {
  const [left, setLeft] = useState<Remaining>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now();
      const next = remaining(target, now);
      if (!next) return onOver();
      if (!paused) setLeft(next);
      timer = setTimeout(tick, untilNextChange(target, now));
    };
    tick();
    return () => clearTimeout(timer);
  }, [target, paused, onOver]);
  return (
    // `timer` is a live region that is not announced by itself.
    <Figures role="timer" aria-label={label} $known={left !== undefined}>
      {parts.map((part) => (
        <div key={part}>
          <b>{String(left?.[part] ?? 0).padStart(2, '0')}</b>
          <small>{nameOf(part, left?.[part] ?? 0)}</small>
        </div>
      ))}
    </Figures>
  );
}

const Figures = styled.div<{ $known: boolean }>`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  ${below('split')} {
    /* Two rows of two where texts are so large that four figures do not fit. */
    grid-template-columns: repeat(auto-fit, minmax(4.2rem, 1fr));
  }
  visibility: ${({ $known }) => ($known ? 'visible' : 'hidden')};
  div {
    padding-inline: clamp(8px, 2vw, 28px);
    border-inline-start: 1px solid var(--line-dark);
    text-align: center;
  }
  div:first-child {
    border: 0;
  }
  b {
    display: block;
    min-inline-size: 2.2ch;
    font-weight: 500;
    font-size: clamp(2rem, 1.4rem + 2.6vw, 3.5rem);
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  small {
    font-size: var(--fs-sm);
    color: var(--mist);
  }
`;
