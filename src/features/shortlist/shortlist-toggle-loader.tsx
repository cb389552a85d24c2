import { useEffect, useState, type ComponentType } from 'react';
import type { ShortlistToggleProps } from './shortlist-toggle';

/** Loads the button after hydration, so that the page does not wait for its code. */
export function ShortlistToggleLoader(props: ShortlistToggleProps) {
  const [Toggle, setToggle] = useState<ComponentType<ShortlistToggleProps>>();
  useEffect(() => {
    void import('./shortlist-toggle').then(
      ({ ShortlistToggle }) => setToggle(() => ShortlistToggle),
      () => undefined, // without the button the rest of the unit is still shown
    );
  }, []);
  return <div style={placeholder}>{Toggle && <Toggle {...props} />}</div>;
}

/** As high as the button, against layout shift. */
const placeholder = { minBlockSize: 44 };
