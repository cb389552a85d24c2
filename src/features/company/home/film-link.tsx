import { graphql } from 'gatsby';
import { useState, type MouseEvent } from 'react';
import { isModifiedClick } from '../../../browser/modified-click';
import { useLocalized } from '../../../i18n';
import { isReachable } from '../../../browser/connection';
import { createLazyModule } from '../../../browser/lazy-module';
import { waitForConnection } from '../../../browser/pending-action';
import { ButtonAnchor, PlayIcon, usePrefetch } from '../../../ui';
import type { FilmDialog } from './film-dialog';

const dialog = createLazyModule(() => import('./film-dialog'));

interface FilmLinkProps {
  film: Queries.IntroFilmFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** “Watch the film”: opens the dialog, loaded on demand. Without JavaScript it opens the file. */
export function FilmLink({ film, open, onOpenChange }: FilmLinkProps) {
  usePrefetch(dialog.preload);
  const localized = useLocalized();
  const [Dialog, setDialog] = useState<typeof FilmDialog>();
  const file = film.mp4?.publicURL;
  if (!file) return null;
  const watch = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const show = () =>
      dialog.load().then((module) => {
        setDialog(() => module.FilmDialog);
        onOpenChange(true);
        return true;
      });
    show().catch(async () => {
      if (await isReachable()) location.assign(file);
      else waitForConnection(async () => (await isReachable()) && show());
    });
  };
  return (
    <>
      <ButtonAnchor variant="ghost" href={file} onClick={watch} aria-haspopup="dialog">
        <PlayIcon />
        {localized(film.label)}
      </ButtonAnchor>
      {Dialog && <Dialog film={film} open={open} onClose={() => onOpenChange(false)} />}
    </>
  );
}

export const introFilmFields = graphql`
  fragment IntroFilm on IntroFilm {
    label {
      ar
      en
    }
    description {
      ar
      en
    }
    published_on
    mp4 {
      publicURL
    }
    webm {
      publicURL
    }
    poster {
      childImageSharp {
        ...FilmPoster
      }
    }
  }
`;
