/** What the company wants to become, and what it does for that. */
import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../i18n';
import { from } from '../../theme';
import { Section, type SectionTone } from '../../ui';

interface VisionMissionProps {
  vision: Queries.VisionTextFragment | null;
  mission: Queries.MissionTextFragment | null;
  tone: SectionTone;
}

export function VisionMission({ vision, mission, tone }: VisionMissionProps) {
  const localized = useLocalized();
  const statements = [vision, mission].filter((statement) => statement !== null);
  if (statements.length === 0) return null;
  return (
    <Section tone={tone}>
      <Columns>
        {statements.map(({ heading, text }) => (
          <div key={heading.ar}>
            <h2>{localized(heading)}</h2>
            <p>{localized(text)}</p>
          </div>
        ))}
      </Columns>
    </Section>
  );
}

export const visionMissionFields = graphql`
  fragment VisionText on Vision {
    heading {
      ar
      en
    }
    text {
      ar
      en
    }
  }
  fragment MissionText on Mission {
    heading {
      ar
      en
    }
    text {
      ar
      en
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: var(--s6) var(--gap);
  ${from('forms')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  div {
    display: grid;
    gap: var(--s3);
    align-content: start;
  }
  h2 {
    font-size: var(--fs-lead);
  }
  p {
    font-size: var(--fs-h3);
  }
`;
