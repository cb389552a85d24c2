/** Whether the map with tiles is shown. Nothing of it is loaded before it is asked for. */
import { useState } from 'react';
import type { LiveMap } from './live/live-map';

export type MapState = 'closed' | 'loading' | 'open' | 'failed';

export function useLiveMap() {
  const [state, setState] = useState<MapState>('closed');
  const [Map, setMap] = useState<typeof LiveMap>();
  const load = () => {
    setState('loading');
    import('./live/live-map').then(
      (module) => {
        setMap(() => module.LiveMap);
        setState('open');
      },
      () => setState('failed'),
    );
  };
  return {
    state,
    Map: state === 'open' ? Map : undefined,
    toggle: state === 'open' ? () => setState('closed') : load,
  };
}
