import { graphql } from 'gatsby';
import { useState } from 'react';
import { useLocalized } from '../../../i18n';
import { Actions, ButtonLink, ImagePreload, ProcessedImage } from '../../../ui';
import { IfEnabled } from '../../organization';
import type { ProjectCardData } from '../../projects';
import { BackgroundFilm } from './background-film';
import { FilmLink } from './film-link';
import { HeroProjects } from './hero-projects';
import { HeroBand, Inner, Media, Row, Subtitle, Title } from './hero.styles';
import { BesidePlumbLine, HeroPlumbLine } from './plumb-line';

interface HeroProps {
  hero: Queries.HeroFragment | null;
  /** The newest projects, prerendered. */
  projects: readonly ProjectCardData[];
}

export function Hero({ hero, projects }: HeroProps) {
  const localized = useLocalized();
  const [watching, setWatching] = useState(false);
  if (!hero) return null;
  const { titleLines, lead, action, film } = hero;
  const poster = posterOf(hero);
  return (
    <HeroBand>
      <Media>
        {poster && <ProcessedImage {...poster} alt="" loading="eager" priority />}
        <BackgroundFilm film={film} isPaused={watching} />
      </Media>
      <Inner>
        <HeroPlumbLine />
        <BesidePlumbLine>
          <Row>
            <Title>
              {titleLines.map((line) => (
                <span key={line.ar}>{localized(line)} </span>
              ))}
            </Title>
          </Row>
          <Row>
            <Subtitle>{localized(lead)}</Subtitle>
            <Actions>
              <IfEnabled to={action.to}>
                <ButtonLink variant="white" to={action.to}>
                  {localized(action.label)}
                </ButtonLink>
              </IfEnabled>
              <FilmLink film={film} open={watching} onOpenChange={setWatching} />
            </Actions>
          </Row>
          <HeroProjects projects={projects} />
        </BesidePlumbLine>
      </Inner>
    </HeroBand>
  );
}

/** Preloads the poster; for the page's `Head`. */
export function HeroPreload({ hero }: { hero: Queries.HeroFragment | null }) {
  const poster = hero && posterOf(hero);
  return poster && <ImagePreload {...poster} media="(min-width: 600px)" />;
}

/** Phones get an upright crop: of the wide one they would show a third, at a third of its resolution. */
function posterOf({ image }: Queries.HeroFragment) {
  const crops = image?.childImageSharp;
  return crops && { image: crops.wide, cuts: [{ media: '(max-width: 599.98px)', image: crops.upright }] };
}

export const heroFields = graphql`
  fragment Hero on HomeHero {
    titleLines {
      ar
      en
    }
    lead {
      ar
      en
    }
    action {
      label {
        ar
        en
      }
      to
    }
    image {
      childImageSharp {
        wide: gatsbyImageData(
          width: 2880
          aspectRatio: 1.778
          placeholder: NONE
          formats: [AUTO, WEBP, AVIF]
          avifOptions: { quality: 56 }
          breakpoints: [960, 1280, 1600, 1920, 2560, 2880]
          transformOptions: { cropFocus: CENTER }
          sizes: "(min-width: 1440px) 100vw, 1440px"
        )
        upright: gatsbyImageData(
          width: 1170
          aspectRatio: 0.75
          placeholder: NONE
          formats: [AUTO, WEBP, AVIF]
          breakpoints: [414, 585, 828, 1170]
          transformOptions: { cropFocus: CENTER }
          sizes: "100vw"
        )
      }
    }
    film {
      ...IntroFilm
    }
  }
`;
