/** Where a late record comes from: few visits need its screens, so they load when an address asks for one. */
import { useEffect, useState, type ComponentType } from 'react';
import type { RecordRoute } from '../../lib/routes';
import { Offered } from '../organization';
import { Awaited } from './awaited';
import type { FallbackScreenProps } from './fallback-screen-props';

type LateScreen = ComponentType<FallbackScreenProps>;

const project = () => import('./fallback-project');
const screens: Record<RecordRoute, () => Promise<{ default: LateScreen }>> = {
  detail: project,
  contact: project,
  share: project,
  rental: () => import('./fallback-rental'),
  blog: () => import('./fallback-blog'),
};

export function FallbackPage(props: FallbackScreenProps) {
  const screen = <LoadedScreen {...props} />;
  return props.route === 'rental' ? <Offered plugin="Rental">{screen}</Offered> : screen;
}

function LoadedScreen(props: FallbackScreenProps) {
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
