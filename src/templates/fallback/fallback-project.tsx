import type { ProjectRoute } from '../../lib/routes';
import {
  ProjectContactScreen,
  ProjectDetailScreen,
  ProjectShareScreen,
  useLiveProject,
  type ProjectDetails,
} from '../../features/projects';
import { FallbackRecord, type FallbackScreenProps } from '../../records';

const screens = { detail: ProjectDetailScreen, contact: ProjectContactScreen, share: ProjectShareScreen };

export default function FallbackProject({ route, id, ...errorPages }: FallbackScreenProps) {
  const live = useLiveProject<ProjectDetails>(id);
  const Screen = screens[route as ProjectRoute];
  return (
    <FallbackRecord live={live} titleOf={({ name }) => name} {...errorPages}>
      {(project) => <Screen project={project} />}
    </FallbackRecord>
  );
}
