/** The way to the comparison on pages of projects. Costs a look at a flag while nothing is kept. */
import { useEffect, useState, type ComponentType } from 'react';
import { routes } from '../../lib/routes';
import { whileKept } from './shortlist-flag';

export function ShortlistBarLoader({ path }: { path: string }) {
  const [Bar, setBar] = useState<ComponentType>();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    // Not `path`, which for a project published after the build is that of the error page.
    const { pathname } = window.location;
    const wanted = pathname.includes(routes.projects) && !pathname.includes(routes.compare);
    setWanted(wanted);
    if (!wanted) return undefined;
    return whileKept(
      () =>
        void import('./shortlist-bar').then(
          ({ ShortlistBar }) => setBar(() => ShortlistBar),
          () => undefined, // it is tried again with the next page
        ),
    );
  }, [path]);
  return isWanted && Bar ? <Bar /> : null;
}
