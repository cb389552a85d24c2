import { useEffect, useState } from 'react';
import { createPrerendered } from '../../../ui';
import type { ProjectDetails, Viewing } from '../project-details';
import { Viewings } from './viewings';

/** What the build has written calendar files of. */
export type BuiltEvents = Pick<ProjectDetails, 'launch_date' | 'viewings'>;

const Prerendered = createPrerendered(process.env['BUILD_STAGE'] !== 'build-javascript' && Viewings, () =>
  import('./viewings').then((module) => module.Viewings),
);

/** The same whether the build or the API gave them. */
const rowsOf = (viewings: ProjectDetails['viewings']): Viewing[] =>
  (viewings ?? []).map(({ id, starts_at, ends_at, place }) => ({ id, starts_at, ends_at, place }));

const day = 24 * 60 * 60 * 1000;

/** Times for a visit, in the HTML; their code is loaded when one of them is over. */
export function ProjectViewings({
  project: { slug, viewings },
  built,
}: {
  project: Pick<ProjectDetails, 'slug' | 'viewings'>;
  built?: BuiltEvents;
}) {
  const rows = rowsOf(viewings);
  const [isOneOver, setOneOver] = useState(false);
  useEffect(() => {
    const remaining = Math.min(...rowsOf(viewings).map(({ ends_at }) => Date.parse(ends_at))) - Date.now();
    // No page is open for so long, and no timer.
    if (!(remaining < day)) return undefined;
    const timer = setTimeout(() => setOneOver(true), remaining);
    return () => clearTimeout(timer);
  }, [viewings]);
  return <Prerendered slug={slug} viewings={rows} built={rowsOf(built?.viewings)} isStale={isOneOver} />;
}
