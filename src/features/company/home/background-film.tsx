import { useEffect, useState } from 'react';
import { createDeferredComponent } from '../../../ui';
import { watchAutoplay } from './watch-autoplay';

/** If it does not load, the poster stays. */
const FilmPlayer = createDeferredComponent(() => import('./film-player').then((module) => module.FilmPlayer));

interface BackgroundFilmProps {
  film: Queries.IntroFilmFragment;
  /** The visitor watches it in the dialog. */
  isPaused: boolean;
}

/** The film over the poster, where it may play by itself. Player and film are loaded only then. */
export function BackgroundFilm(props: BackgroundFilmProps) {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => watchAutoplay(setAllowed), []);
  return <FilmPlayer {...props} needed={allowed} />;
}
