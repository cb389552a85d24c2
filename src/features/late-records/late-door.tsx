/** Where a late record comes from: few visits need its screens, so they load when an address asks for one. */
import { useEffect, useState, type ComponentType } from 'react';
import type { RecordRoute } from '../../lib/routes';
import { Offered } from '../organisation';
import { Awaited } from './awaited';
import type { LateScreenProps } from './late-screen-props';

type LateScreen = ComponentType<LateScreenProps>;

const project = () => import('./late-project');
const screens: Record<RecordRoute, () => Promise<{ default: LateScreen }>> = {
  detail: project,
  contact: project,
  share: project,
  rental: () => import('./late-rental'),
  blog: () => import('./late-blog'),
};

export function LateDoor(props: LateScreenProps) {
  const screen = <LoadedScreen {...props} />;
  return props.route === 'rental' ? <Offered plugin="Rental">{screen}</Offered> : screen;
}

function LoadedScreen(props: LateScreenProps) {
  const { route } = props;
  const [loaded, setLoaded] = useState<{ route: RecordRoute; Screen?: LateScreen }>();
  useEffect(() => {
    screens[route]().then(
      (module) => setLoaded({ route, Screen: module.default }),
      () => setLoaded({ route }),
    );
  }, [route]);
  if (loaded?.route !== route) return <Awaited />;
  const { Screen } = loaded;
  return Screen ? <Screen {...props} /> : props.unknown;
}
