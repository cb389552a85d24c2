import { useEffect, useState } from 'react';
import { createLazyModule } from '../../../browser/lazy-module';
import { useLazyModule } from '../../../browser/use-lazy-module';
import { watchAutoplay } from './watch-autoplay';

/** If it does not load, the poster stays. */
const player = createLazyModule(() => import('./film-player'));

interface BackgroundFilmProps {
  film: Queries.IntroFilmFragment;
  /** The visitor watches it in the dialog. */
  isPaused: boolean;
}

/** The film over the poster, where it may play by itself. Player and film are loaded only then. */
export function BackgroundFilm(props: BackgroundFilmProps) {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => watchAutoplay(setAllowed), []);
  const loaded = useLazyModule(player, allowed);
  return loaded ? <loaded.FilmPlayer {...props} /> : null;
}
