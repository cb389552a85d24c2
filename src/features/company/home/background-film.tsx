/** Brings the film over the poster where it may play by itself; until then nothing of it is loaded. */
import { useEffect, useState } from 'react';
import type { FilmPlayer } from './film-player';
import { watchFilmAllowance } from './film-allowance';

interface BackgroundFilmProps {
  film: Queries.IntroFilmFragment;
  /** It waits, because the visitor watches it elsewhere. */
  held: boolean;
}

export function BackgroundFilm(props: BackgroundFilmProps) {
  const [allowed, setAllowed] = useState(false);
  const [Player, setPlayer] = useState<typeof FilmPlayer>();
  useEffect(() => watchFilmAllowance(setAllowed), []);
  useEffect(() => {
    if (!allowed || Player) return;
    // Without its code there is no film; the poster stays.
    import('./film-player').then(
      (module) => setPlayer(() => module.FilmPlayer),
      () => undefined,
    );
  }, [allowed, Player]);
  return allowed && Player ? <Player {...props} /> : null;
}
