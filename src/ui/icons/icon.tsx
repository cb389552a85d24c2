/** What every icon shares: a 24 grid, drawn in the colour of the text, unseen by assistive technology. */
import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in CSS pixels. Large icons are drawn with a finer line. */
  size?: number;
}

export type IconComponent = (props: IconProps) => JSX.Element;

interface Drawing {
  /** Drawn for left-to-right, turned around in right-to-left. */
  mirrored?: true;
  /** A filled mark instead of a line drawing. */
  filled?: true;
}

/** Makes an icon of its shapes. Its look is in the global style, so that a page does not repeat it for each icon. */
export function icon(shapes: ReactNode, { mirrored, filled }: Drawing = {}): IconComponent {
  const look = ['icon', mirrored && 'icon-mirrored', filled && 'icon-filled'].filter(Boolean).join(' ');
  return function Icon({ size = 20 }) {
    return (
      <svg
        className={size >= 28 ? `${look} icon-fine` : look}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        aria-hidden="true"
      >
        {shapes}
      </svg>
    );
  };
}
