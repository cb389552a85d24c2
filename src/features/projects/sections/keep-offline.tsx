import type { ReactNode } from 'react';
import styled from 'styled-components';
import { format, useDates, useTranslation } from '../../../i18n';
import { Button, CloudOffIcon, SuccessIcon } from '../../../ui';
import { useKeptProject } from '../../kept-pages';
import { TakeAlong } from './take-along';

/** How often progress is read aloud, at most. */
const announcements = 5;

interface KeepOfflineProps {
  slug: string;
  /** Shown until it is known what is kept. */
  meanwhile: ReactNode;
}

/** Keeps the project and its homes for reading without a network; nothing where the browser or the build keeps no pages. */
export function KeepOffline({ slug, meanwhile }: KeepOfflineProps) {
  const { t } = useTranslation('kept');
  const projects = useTranslation('projects');
  const { dateTime } = useDates();
  const { known, keeping, keep, stop, remove } = useKeptProject(slug);
  if (!known) return known === null ? null : meanwhile;
  const { file, kept, end } = known;
  const done =
    file && kept ? file.pages.filter((page) => kept.whole.has(page)).length : (kept?.whole.size ?? 0);
  const isWhole = done > 0 && (!file || done === file.pages.length);

  const note = (): string => {
    if (keeping) {
      const { done: now, total } = keeping;
      const said = now - (now % Math.max(1, Math.ceil(total / announcements)));
      return total > 0 ? t('project.keeping', { done: said, total }) : t('project.begins');
    }
    if (isWhole) return t('project.kept', { date: dateTime(new Date(kept?.since ?? 0).toISOString()) });
    if (!file) return projects.t('detail.brochureOffline');
    if (done > 0) return t('project.part', { done, total: file.pages.length });
    const homes = file.pages.length - 1;
    return t(homes === 0 ? 'project.size' : homes < file.homes ? 'project.sizeOfSome' : 'project.sizeOfAll', {
      megabytes: Math.max(0.1, file.bytes / 1_000_000).toFixed(1),
      homes: projects.t('unitsCount', { count: homes }),
      total: format.integer(file.homes),
    });
  };

  const message = (): string | undefined => {
    if (keeping || !end || end === 'kept' || end === 'stopped') return undefined;
    if (end !== 'offline') return t(`project.${end}`);
    return file && projects.t('detail.brochureOffline');
  };
  const again = done > 0 ? t('project.keepRest') : t('project.keep');
  return (
    <TakeAlong
      icon={isWhole && !keeping ? <SuccessIcon size={28} /> : <CloudOffIcon size={28} />}
      title={t('project.title')}
      note={
        <>
          <p role="status">{note()}</p>
          {keeping && (
            <Progress
              aria-label={t('project.progress')}
              {...(keeping.total > 0 && { value: keeping.done, max: keeping.total })}
            />
          )}
        </>
      }
      action={
        <>
          <Button
            variant="outline"
            // The second press of a double click is meant for what the button was before.
            onClick={({ detail }) => detail < 2 && (keeping ? stop : isWhole ? remove : keep)()}
          >
            {keeping ? t('project.stop') : isWhole ? t('project.remove') : again}
          </Button>
          {!keeping && !isWhole && done > 0 && (
            <Button variant="outline" onClick={remove}>
              {t('project.remove')}
            </Button>
          )}
        </>
      }
      message={message()}
    />
  );
}

/** Drawn by the browser, in the colours of the system where these are forced. */
const Progress = styled.progress`
  display: block;
  inline-size: min(100%, 20em);
  margin-block-start: var(--s2);
  accent-color: var(--brick);
`;
