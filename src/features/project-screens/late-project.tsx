/** A project published after the build: the same screens, filled by the API at run time. Loaded on demand. */
import { useEffect, type ReactNode } from 'react';
import { useLocale, useLocalized, useTitled } from '../../i18n';
import type { ProjectRoute } from '../../lib/routes';
import { useLiveProject, type ProjectDetails } from '../projects';
import { Awaited } from './awaited';
import { ProjectContactScreen } from './contact-screen';
import { ProjectDetailScreen } from './detail-screen';
import { ProjectShareScreen } from './share-screen';

export interface LateProjectProps {
  route: ProjectRoute;
  slug: string;
  /** Shown when there is no such project. */
  missing: ReactNode;
  /** Shown when the API does not answer, so that nobody knows. */
  unknown: ReactNode;
}

export default function LateProject({ route, slug, missing, unknown }: LateProjectProps) {
  const live = useLiveProject(slug);
  if (live.state === 'missing') return missing;
  if (live.state === 'unknown') return unknown;
  if (live.state === 'found') return <FoundProject route={route} project={live.project} />;
  return <Awaited />;
}

const screens = { detail: ProjectDetailScreen, contact: ProjectContactScreen, share: ProjectShareScreen };

function FoundProject({ route, project }: { route: ProjectRoute; project: ProjectDetails }) {
  const { code } = useLocale();
  const localized = useLocalized();
  const title = useTitled(code)(localized(project.name));
  // The head was written for the error page that this address has without the API.
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="robots"]')?.remove();
  }, [title]);
  const Screen = screens[route];
  return <Screen project={project} />;
}
