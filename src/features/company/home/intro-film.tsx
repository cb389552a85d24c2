/** The intro film. Nothing of it is loaded before it is asked for. */
import { graphql } from 'gatsby';
import { getSrc, type IGatsbyImageData } from 'gatsby-plugin-image';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';

interface FilmLinkProps {
  film: Queries.IntroFilmFragment;
  onPlay: () => void;
}

/** Plays the film on the page; without JavaScript it leads to the file. */
export function FilmLink({ film: { label, mp4 }, onPlay }: FilmLinkProps) {
  const localized = useLocalized();
  if (!mp4?.publicURL) return null;
  const play = (event: MouseEvent) => {
    event.preventDefault();
    onPlay();
  };
  return (
    <PlayLink href={mp4.publicURL} onClick={play}>
      {localized(label)}
    </PlayLink>
  );
}

/** The film with its controls; it begins at once and takes the focus, because the visitor asked for it. */
export function IntroFilm({ film: { label, mp4, webm, poster } }: { film: Queries.IntroFilmFragment }) {
  const localized = useLocalized();
  const image: IGatsbyImageData | undefined = poster?.childImageSharp?.gatsbyImageData;
  return (
    <Film
      ref={(video) => video?.focus()}
      aria-label={localized(label)}
      poster={image && getSrc(image)}
      preload="none"
      controls
      autoPlay
      muted
      playsInline
    >
      {webm?.publicURL && <source src={webm.publicURL} type="video/webm" />}
      {mp4?.publicURL && <source src={mp4.publicURL} type="video/mp4" />}
    </Film>
  );
}

export const introFilmFields = graphql`
  fragment IntroFilm on IntroFilm {
    label {
      ar
      en
    }
    mp4 {
      publicURL
    }
    webm {
      publicURL
    }
    poster {
      childImageSharp {
        gatsbyImageData(width: 1280, placeholder: NONE)
      }
    }
  }
`;

const PlayLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 52px;
  padding-inline: var(--s5);
  border: 1px solid currentColor;
  border-radius: var(--r);
  font-weight: 500;
  line-height: var(--lh-ui);
  &:hover {
    color: var(--bronze-lit);
  }
`;

const Film = styled.video`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  background: var(--ink-900);
`;
