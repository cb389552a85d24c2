import { useEffect, useState } from 'react';
import type { FilmPlayer } from './film-player';
import { watchAutoplay } from './watch-autoplay';

interface BackgroundFilmProps {
  film: Queries.IntroFilmFragment;
  /** The visitor watches it in the dialog. */
  isPaused: boolean;
}

/** The film over the poster, where it may play by itself. Player and film are loaded only then. */
export function BackgroundFilm(props: BackgroundFilmProps) {
  const [allowed, setAllowed] = useState(false);
  const [Player, setPlayer] = useState<typeof FilmPlayer>();
  useEffect(() => watchAutoplay(setAllowed), []);
  useEffect(() => {
    if (!allowed || Player) return;
    // If its code does not load, the poster stays.
    import('./film-player').then(
      (module) => setPlayer(() => module.FilmPlayer),
      () => undefined,
    );
  }, [allowed, Player]);
  return allowed && Player ? <Player {...props} /> : null;
}
