/** The place of the button that keeps a home. What it takes is loaded once the page is awake, and no page waits for it. */
import { useEffect, useState, type ComponentType } from 'react';
import type { ShortlistUnitProps } from './shortlist-toggle';

export function ShortlistUnit(props: ShortlistUnitProps) {
  const [Toggle, setToggle] = useState<ComponentType<ShortlistUnitProps>>();
  useEffect(() => {
    void import('./shortlist-toggle').then(
      ({ ShortlistToggle }) => setToggle(() => ShortlistToggle),
      () => undefined, // everything else about the home is there
    );
  }, []);
  return <div style={room}>{Toggle && <Toggle {...props} />}</div>;
}

/** As high as the button, so that nothing jumps when it comes. */
const room = { minBlockSize: 44 };
