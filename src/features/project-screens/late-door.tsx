/** Where a late project comes from: few visits need its screens, so they load when an address asks for one. */
import { useEffect, useState, type ComponentType } from 'react';
import { Awaited } from './awaited';
import type { LateProjectProps } from './late-project';

export function LateDoor(props: LateProjectProps) {
  const [Screens, setScreens] = useState<ComponentType<LateProjectProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('./late-project').then(
      (module) => setScreens(() => module.default),
      () => setFailed(true),
    );
  }, []);
  if (failed) return props.unknown;
  return Screens ? <Screens {...props} /> : <Awaited />;
}
