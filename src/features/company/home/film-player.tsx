import { useEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { translucent } from '../../../theme';
import { useTranslation } from '../../../i18n';
import { IconButton, PauseIcon, PlayIcon } from '../../../ui';

interface FilmPlayerProps {
  film: Queries.IntroFilmFragment;
  isPaused: boolean;
}

/** Kept while the tab is open, so that a stopped film stays stopped on the next visit to the page. */
let stoppedByVisitor = false;

/** The muted, looping film over the poster, with a pause button. Loaded on demand. */
export function FilmPlayer({ film: { webm, mp4 }, isPaused }: FilmPlayerProps) {
  const { t } = useTranslation('home');
  const video = useRef<HTMLVideoElement>(null);
  const inView = useInView(video);
  const [isPlaying, setPlaying] = useState(!stoppedByVisitor);
  const [hasStarted, setHasStarted] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!isPlaying || isPaused || !inView) return video.current?.pause();
    video.current?.play().catch((reason: unknown) => {
      // An abort is our own pause; any other error is the browser refusing autoplay.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) setPlaying(false);
    });
  }, [isPlaying, isPaused, inView]);

  if (failed) return null;
  const toggle = () => {
    stoppedByVisitor = isPlaying;
    setPlaying(!isPlaying);
  };
  const fail = () => setFailed(true);
  return (
    <>
      <Film
        ref={video}
        $visible={hasStarted}
        onPlaying={() => setHasStarted(true)}
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
      <Toggle className="no-print" label={t(isPlaying ? 'pauseFilm' : 'playFilm')} onClick={toggle}>
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </Toggle>
    </>
  );
}

/** Whether any part of the element is in the viewport; true until known. */
function useInView(element: RefObject<Element>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some((entry) => entry.isIntersecting)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}

const Film = styled.video<{ $visible: boolean }>`
  opacity: ${({ $visible }) => ($visible ? 1 : 0)};
  transition: opacity 600ms var(--ease);
`;

/** Below the end of the header, on a dark ground, because the film may be bright there. */
const Toggle = styled(IconButton)`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(var(--hdr) + 16px);
  inset-inline-end: max(var(--gutter), (100% - var(--max)) / 2);
  background: ${translucent('ink-900', 45)};
`;
