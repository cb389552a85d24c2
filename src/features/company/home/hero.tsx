/** The top of the home page: what the company promises, the way to the projects, the intro film. */
import { graphql } from 'gatsby';
import { useState } from 'react';
import styled from 'styled-components';
import { useLocalized } from '../../../i18n';
import { Actions, ButtonLink, Container, Lead, Picture } from '../../../ui';
import { pictureOf } from '../picture-of';
import { FilmLink, IntroFilm } from './intro-film';

export function Hero({ hero }: { hero: Queries.HeroFragment | null }) {
  const localized = useLocalized();
  const [playing, setPlaying] = useState(false);
  if (!hero) return null;
  const { titleLines, lead, action, film, image } = hero;
  return (
    <Band>
      <Container>
        <Title>
          {titleLines.map((line) => (
            <span key={line.ar}>{localized(line)} </span>
          ))}
        </Title>
        <Lead>{localized(lead)}</Lead>
        <Actions>
          <ButtonLink variant="white" to={action.to}>
            {localized(action.label)}
          </ButtonLink>
          {!playing && <FilmLink film={film} onPlay={() => setPlaying(true)} />}
        </Actions>
        {playing ? (
          <IntroFilm film={film} />
        ) : (
          <Picture source={pictureOf(image)} alt="" ratio="16 / 9" loading="eager" />
        )}
      </Container>
    </Band>
  );
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
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.778
          placeholder: NONE
          breakpoints: [480, 960, 1280, 1600]
        )
      }
    }
    film {
      ...IntroFilm
    }
  }
`;

const Band = styled.section`
  padding-block: var(--section);
  background: var(--ink);
  color: var(--white);
  --ring: var(--white);
  ${Lead} {
    color: var(--mist);
  }
`;

const Title = styled.h1`
  font-size: var(--fs-display);
  line-height: var(--lh-display);
  span {
    display: block;
  }
`;
