/** A project published after the build: the same screens, filled by the API at run time. Loaded on demand. */
import type { ProjectRoute } from '../../lib/routes';
import {
  ProjectContactScreen,
  ProjectDetailScreen,
  ProjectShareScreen,
  useLiveProject,
  type ProjectDetails,
} from '../projects';
import { FallbackRecord } from './fallback-record';
import type { FallbackScreenProps } from './fallback-screen-props';

const screens = { detail: ProjectDetailScreen, contact: ProjectContactScreen, share: ProjectShareScreen };

export default function FallbackProject({ route, id, ...otherwise }: FallbackScreenProps) {
  const live = useLiveProject<ProjectDetails>(id);
  const Screen = screens[route as ProjectRoute];
  return (
    <FallbackRecord live={live} titleOf={({ name }) => name} {...otherwise}>
      {(project) => <Screen project={project} />}
    </FallbackRecord>
  );
}
