import { useEffect, useState, type ComponentType } from 'react';
import { routes } from '../../lib/routes';
import { watchNotEmpty } from './shortlist-flag';

/** Shows the link to the comparison on pages of projects. While the shortlist is empty, none of its code is loaded. */
export function ShortlistBarLoader({ path }: { path: string }) {
  const [Bar, setBar] = useState<ComponentType>();
  const [isProjectPage, setProjectPage] = useState(false);
  useEffect(() => {
    // Not `path`, which is that of the error page for a project published after the build.
    const { pathname } = window.location;
    const shows = pathname.includes(routes.projects) && !pathname.includes(routes.compare);
    setProjectPage(shows);
    if (!shows) return undefined;
    return watchNotEmpty(
      () =>
        void import('./shortlist-bar').then(
          ({ ShortlistBar }) => setBar(() => ShortlistBar),
          () => undefined, // retried on the next page
        ),
    );
  }, [path]);
  return isProjectPage && Bar ? <Bar /> : null;
}
