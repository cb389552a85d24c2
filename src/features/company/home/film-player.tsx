/** The film over the poster: silent, again and again, with a button that stops it. Loaded once it may play. */
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { veil } from '../../../theme';
import { useTranslation } from '../../../i18n';
import { IconButton, PauseIcon, PlayIcon } from '../../../ui';
import { useInView } from './use-in-view';

interface FilmPlayerProps {
  film: Queries.IntroFilmFragment;
  held: boolean;
}

/** Who has stopped the film finds it still when coming back to the page. */
let stoppedByVisitor = false;

export function FilmPlayer({ film: { webm, mp4 }, held }: FilmPlayerProps) {
  const { t } = useTranslation('home');
  const video = useRef<HTMLVideoElement>(null);
  const inView = useInView(video);
  const [wanted, setWanted] = useState(!stoppedByVisitor);
  const [begun, setBegun] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || held || !inView) return video.current?.pause();
    video.current?.play().catch((reason: unknown) => {
      // An abort is our own pause. Anything else is the browser's refusal to play by itself.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) setWanted(false);
    });
  }, [wanted, held, inView]);

  if (failed) return null;
  const toggle = () => {
    stoppedByVisitor = wanted;
    setWanted(!wanted);
  };
  const fail = () => setFailed(true);
  return (
    <>
      <Film
        ref={video}
        $begun={begun}
        onPlaying={() => setBegun(true)}
        onError={fail}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden
      >
        {webm?.publicURL && <source src={webm.publicURL} type="video/webm" />}
        <source src={mp4?.publicURL ?? undefined} type="video/mp4" onError={fail} />
      </Film>
      <Toggle className="no-print" label={t(wanted ? 'pauseFilm' : 'playFilm')} onClick={toggle}>
        {wanted ? <PauseIcon /> : <PlayIcon />}
      </Toggle>
    </>
  );
}

const Film = styled.video<{ $begun: boolean }>`
  opacity: ${({ $begun }) => ($begun ? 1 : 0)};
  transition: opacity 600ms var(--ease);
`;

/** Under the end of the header; a shade of its own, because the film may be bright there. */
const Toggle = styled(IconButton)`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(var(--hdr) + 16px);
  inset-inline-end: max(var(--gutter), (100% - var(--max)) / 2);
  background: ${veil('ink-900', 45)};
`;
