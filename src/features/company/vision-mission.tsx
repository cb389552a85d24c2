import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useLocalized } from '../../i18n';
import { from } from '../../theme';
import { Band, Container } from '../../ui';

interface VisionMissionProps {
  vision: Queries.VisionTextFragment | null;
  mission: Queries.MissionTextFragment | null;
  /** `sand` between objectives and values, on their ground; `ink` as a band of its own. */
  tone: 'sand' | 'ink';
}

export function VisionMission({ vision, mission, tone }: VisionMissionProps) {
  const localized = useLocalized();
  const statements = [vision, mission].filter((statement) => statement !== null);
  if (statements.length === 0) return null;
  return (
    <Statements $tone={tone} id="vision">
      <Columns>
        {statements.map(({ heading, text }) => (
          <div key={heading.ar}>
            <h2>{localized(heading)}</h2>
            <p>{localized(text)}</p>
          </div>
        ))}
      </Columns>
    </Statements>
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

/** The shadow covers the hairline between two bands of one colour at fractional pixels. */
const Statements = styled(Band)`
  padding-block: ${({ $tone }) => ($tone === 'ink' ? 'var(--section)' : 'clamp(56px, 6vw, 96px)')};
  box-shadow: ${({ $tone }) => ($tone === 'sand' ? '0 -1px var(--sand-100)' : 'none')};
  --statement: ${({ $tone }) => ($tone === 'ink' ? 'var(--bronze-lit)' : 'var(--brick)')};
  --statement-line: ${({ $tone }) => ($tone === 'ink' ? 'var(--line-dark)' : 'var(--ink)')};
`;

const Columns = styled(Container)`
  gap: clamp(36px, 5vw, 72px);
  ${from('hero')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  div {
    display: grid;
    gap: 14px;
    align-content: start;
    padding-block-start: var(--s4);
    border-block-start: 1px solid var(--statement-line);
  }
  h2 {
    font-size: var(--fs-sm);
    font-weight: 700;
    letter-spacing: 0;
    color: var(--statement);
  }
  p {
    font-size: clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem);
    font-weight: 500;
    line-height: 1.72;
    &:lang(en) {
      line-height: 1.4;
      letter-spacing: -0.01em;
    }
  }
`;
