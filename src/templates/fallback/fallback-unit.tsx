import { useMemo } from 'react';
import { useLiveProject, type ProjectDetails } from '../../features/projects';
import { liveDetails, RemovedUnit, UnitScreen, useUnitTitle } from '../../features/unit-page';
import { FallbackRecord, type FallbackScreenProps } from '../../records';

/** A unit without a page of the build: published after it, sold long ago, or one of thousands. */
export default function FallbackUnit({ id, unit = '', ...errorPages }: FallbackScreenProps) {
  const live = useLiveProject<ProjectDetails>(id);
  const title = useUnitTitle();
  const { record: project } = live;
  const details = useMemo(() => project && liveDetails(project, unit), [project, unit]);
  // An error page as search engines see it, with the units that there are.
  const isUnread = !details && project?.has_unread_units;
  if (project && !details && !isUnread) return <RemovedUnit project={project} known={undefined} />;
  return (
    <FallbackRecord
      live={{ ...live, record: details, ...(isUnread && { status: 'cached' }) }}
      titleOf={title}
      isIndexed={({ unit }) => unit.state !== 'sold'}
      {...errorPages}
    >
      {(shown) => <UnitScreen details={shown} />}
    </FallbackRecord>
  );
}
