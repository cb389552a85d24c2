/** A project published after the build: the same screens, filled by the API at run time. Loaded on demand. */
import type { ProjectRoute } from '../../lib/routes';
import { ProjectContactScreen, ProjectDetailScreen, ProjectShareScreen } from '../project-screens';
import { useLiveProject, type ProjectDetails } from '../projects';
import { LateRecord } from './late-record';
import type { LateScreenProps } from './late-screen-props';

const screens = { detail: ProjectDetailScreen, contact: ProjectContactScreen, share: ProjectShareScreen };

export default function LateProject({ route, id, ...otherwise }: LateScreenProps) {
  const live = useLiveProject<ProjectDetails>(id);
  const Screen = screens[route as ProjectRoute];
  return (
    <LateRecord live={live} titleOf={({ name }) => name} {...otherwise}>
      {(project) => <Screen project={project} />}
    </LateRecord>
  );
}
