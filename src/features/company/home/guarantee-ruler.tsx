/** The guarantee ruler: each part of a home, and how long it is covered. */
import { graphql } from 'gatsby';
import styled from 'styled-components';
import { useFormatters, useLocalized, useTranslation } from '../../../i18n';
import { Section } from '../../../ui';

export function GuaranteeRuler({ guarantees }: { guarantees: Queries.GuaranteeRulerFragment | null }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const format = useFormatters();
  if (!guarantees) return null;
  const { heading, lead, axis, items } = guarantees;
  return (
    <Section heading={localized(heading)} lead={localized(lead)} id="guarantees" tone="sand">
      <Ruler>
        <figcaption>{localized(axis)}</figcaption>
        <ul>
          {items.map(({ title, note, years, upTo }) => {
            const length = t('years', { count: years, formatted: format.integer(years) });
            return (
              <li key={title.ar}>
                <h3>{localized(title)}</h3>
                <strong>{upTo ? t('upToYears', { years: length }) : length}</strong>
                <p>{localized(note)}</p>
              </li>
            );
          })}
        </ul>
      </Ruler>
    </Section>
  );
}

export const guaranteeRulerFields = graphql`
  fragment GuaranteeRuler on HomeGuarantees {
    heading {
      ar
      en
    }
    lead {
      ar
      en
    }
    axis {
      ar
      en
    }
    items {
      title {
        ar
        en
      }
      note {
        ar
        en
      }
      years
      upTo
    }
  }
`;

const Ruler = styled.figure`
  display: grid;
  gap: var(--s3);
  figcaption,
  p {
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s5);
    align-items: baseline;
    padding-block: var(--s4);
    border-block-start: 1px solid var(--sand-300);
  }
  strong {
    font-weight: 500;
  }
`;
