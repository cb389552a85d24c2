import { useEffect, useState, type ComponentType } from 'react';
import type { RecordRoute } from '../../lib/routes';
import { RequirePlugin } from '../../features/organization';
import { type FallbackScreenProps, LoadingPage } from '../../records';

type FallbackScreen = ComponentType<FallbackScreenProps>;

const project = () => import('./fallback-project');
/** Few visits need these screens, so they load when an address asks for one. */
const screens: Record<RecordRoute, () => Promise<{ default: FallbackScreen }>> = {
  detail: project,
  contact: project,
  share: project,
  unit: () => import('./fallback-unit'),
  rental: () => import('./fallback-rental'),
  blog: () => import('./fallback-blog'),
};

/** The page of a record that was published after the build: filled by the API, in place of the error page. */
export function FallbackPage(props: FallbackScreenProps) {
  const screen = <LazyScreen {...props} />;
  return props.route === 'rental' ? <RequirePlugin plugin="Rental">{screen}</RequirePlugin> : screen;
}

function LazyScreen(props: FallbackScreenProps) {
  const { route } = props;
  const [loaded, setLoaded] = useState<{ route: RecordRoute; Screen?: FallbackScreen }>();
  useEffect(() => {
    screens[route]().then(
      (module) => setLoaded({ route, Screen: module.default }),
      () => setLoaded({ route }),
    );
  }, [route]);
  if (loaded?.route !== route) return <LoadingPage />;
  const { Screen } = loaded;
  return Screen ? <Screen {...props} /> : props.unavailable;
}
