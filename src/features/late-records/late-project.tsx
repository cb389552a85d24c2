/** A project published after the build: the same screens, filled by the API at run time. Loaded on demand. */
import type { ProjectRoute } from '../../lib/routes';
import { ProjectContactScreen, ProjectDetailScreen, ProjectShareScreen } from '../project-screens';
import { useLiveProject, type ProjectDetails } from '../projects';
import { Awaited } from './awaited';
import type { LateScreenProps } from './late-answer';
import { useLateHead } from './use-late-head';

export default function LateProject({ route, id, missing, unknown }: LateScreenProps) {
  const live = useLiveProject(id);
  if (live.state === 'missing') return missing;
  if (live.state === 'unknown') return unknown;
  if (live.state === 'found') return <FoundProject route={route as ProjectRoute} project={live.project} />;
  return <Awaited />;
}

const screens = { detail: ProjectDetailScreen, contact: ProjectContactScreen, share: ProjectShareScreen };

function FoundProject({ route, project }: { route: ProjectRoute; project: ProjectDetails }) {
  useLateHead(project.name);
  const Screen = screens[route];
  return <Screen project={project} />;
}
