import { graphql } from 'gatsby';
import { useState } from 'react';
import { useLocalized } from '../../../i18n';
import { focusStyle } from '../../../lib/picture-focus';
import { Actions, ButtonLink, ImagePreload, ProcessedImage } from '../../../ui';
import { IfEnabled } from '../../organization';
import { SearchField } from '../../search';
import { AllConditions } from '../../projects';
import { BackgroundFilm } from './background-film';
import { FilmLink } from './film-link';
import { HeroBand, Inner, Media, Row, Search, Subtitle, Title } from './hero.styles';
import { BesidePlumbLine, HeroPlumbLine } from './plumb-line';

interface HeroProps {
  hero: Queries.HeroFragment | null;
}

export function Hero({ hero }: HeroProps) {
  const localized = useLocalized();
  const [watching, setWatching] = useState(false);
  if (!hero) return null;
  const { titleLines, lead, action, film, imageAlt, imageFocus } = hero;
  const poster = posterOf(hero);
  return (
    <HeroBand>
      <Media style={focusStyle(imageFocus)}>
        {poster && <ProcessedImage {...poster} alt={localized(imageAlt)} priority />}
        <BackgroundFilm film={film} isPaused={watching} />
      </Media>
      <Inner>
        <HeroPlumbLine />
        <BesidePlumbLine>
          <Title>
            {titleLines.map((line) => (
              <span key={line.ar}>{localized(line)} </span>
            ))}
          </Title>
          <Subtitle>{localized(lead)}</Subtitle>
          <Row>
            <Search>
              <SearchField button="ghost" />
              <AllConditions variant="ghost" />
            </Search>
            <Actions>
              <IfEnabled to={action.to}>
                <ButtonLink variant="white" to={action.to}>
                  {localized(action.label)}
                </ButtonLink>
              </IfEnabled>
              <FilmLink film={film} open={watching} onOpenChange={setWatching} />
            </Actions>
          </Row>
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

/** The wide crop, and an upright one for phones. */
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
        ...HomeHeroPicture
      }
    }
    imageAlt {
      ar
      en
    }
    imageFocus
    film {
      ...IntroFilm
    }
  }
`;
