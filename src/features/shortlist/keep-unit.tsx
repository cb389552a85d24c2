/** The place of the button that keeps a home. What it takes is loaded once the page is awake, and no page waits for it. */
import { useEffect, useState, type ComponentType } from 'react';
import type { KeepUnitProps } from './keep-toggle';

export function KeepUnit(props: KeepUnitProps) {
  const [Toggle, setToggle] = useState<ComponentType<KeepUnitProps>>();
  useEffect(() => {
    void import('./keep-toggle').then(
      ({ KeepToggle }) => setToggle(() => KeepToggle),
      () => undefined, // everything else about the home is there
    );
  }, []);
  return <div style={room}>{Toggle && <Toggle {...props} />}</div>;
}

/** As high as the button, so that nothing jumps when it comes. */
const room = { minBlockSize: 44 };
