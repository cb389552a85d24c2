import type { ReactNode } from 'react';

export interface IconProps {
  /** Side in CSS pixels. Large icons are drawn with a finer line. */
  size?: number;
}

export type IconComponent = (props: IconProps) => JSX.Element;

interface IconOptions {
  /** Drawn for left-to-right, turned around in right-to-left. */
  mirrored?: true;
  /** A filled mark instead of a line drawing. */
  filled?: true;
}

/**
 * An icon on a 24 grid in the colour of the text, hidden from assistive technology. Its style is in the global style, so
 * that a page does not repeat it for each icon.
 */
export function icon(shapes: ReactNode, { mirrored, filled }: IconOptions = {}): IconComponent {
  const className = ['icon', mirrored && 'icon-mirrored', filled && 'icon-filled'].filter(Boolean).join(' ');
  return function Icon({ size = 20 }) {
    return (
      <svg
        className={size >= 28 ? `${className} icon-fine` : className}
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
