import { useEffect, useState } from 'react';
import { routes } from '../../lib/routes';
import { createDeferredComponent } from '../../ui';
import { watchNotEmpty } from './shortlist-flag';

const ShortlistBar = createDeferredComponent(() =>
  import('./shortlist-bar').then((module) => module.ShortlistBar),
);

/** Shows the link to the comparison on pages of projects. While the shortlist is empty, none of its code is loaded. */
export function ShortlistBarLoader({ path }: { path: string }) {
  const [hasItems, setHasItems] = useState(false);
  const [isProjectPage, setProjectPage] = useState(false);
  useEffect(() => {
    // Not `path`, which is that of the error page for a project published after the build.
    const { pathname } = window.location;
    const shows = pathname.includes(routes.projects) && !pathname.includes(routes.compare);
    setProjectPage(shows);
    if (!shows) return undefined;
    return watchNotEmpty(() => setHasItems(true));
  }, [path]);
  return <ShortlistBar needed={isProjectPage && hasItems} />;
}
