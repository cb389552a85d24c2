/** The company's history, oldest first. */
import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useFormatters, useLocalized } from '../../../i18n';
import { Num, Picture, Section } from '../../../ui';
import { pictureOf } from '../picture-of';

export function Milestones({ milestones }: { milestones: Queries.MilestonesFragment | null }) {
  const localized = useLocalized();
  const format = useFormatters();
  if (!milestones) return null;
  const { heading, image, imageAlt, items } = milestones;
  return (
    <Section heading={localized(heading)} id="milestones">
      <List>
        {items.map(({ year, text }) => (
          <li key={year}>
            <strong>
              <Num>{format.year(year)}</Num>
            </strong>
            <p>{localized(text)}</p>
          </li>
        ))}
      </List>
      <Picture source={pictureOf(image)} alt={localized(imageAlt)} ratio="21 / 9" />
    </Section>
  );
}

export const milestonesFields = graphql`
  fragment Milestones on AboutMilestones {
    heading {
      ar
      en
    }
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 2.333
          placeholder: NONE
          breakpoints: [480, 960, 1280, 1600]
        )
      }
    }
    imageAlt {
      ar
      en
    }
    items {
      year
      text {
        ar
        en
      }
    }
  }
`;

const List = styled.ol`
  display: grid;
  li {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr);
    gap: var(--s4);
    padding-block: var(--s4);
    border-block-start: 1px solid var(--line);
  }
  strong {
    font-weight: 500;
  }
`;
