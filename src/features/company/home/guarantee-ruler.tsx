/** The guarantee ruler: each part of a home, and how long it is covered, drawn to scale. */
import { graphql } from 'gatsby';
import { format, useLocalized, useTranslation } from '../../../i18n';
import { Ruler, Section } from '../../../ui';

export function GuaranteeRuler({ guarantees }: { guarantees: Queries.GuaranteeRulerFragment | null }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  if (!guarantees) return null;
  const { heading, lead, axis, items } = guarantees;
  const inWords = (years: number, upTo: boolean) => {
    const length = t('years', { count: years, formatted: format.integer(years) });
    return upTo ? t('upToYears', { years: length }) : length;
  };
  return (
    <Section heading={localized(heading)} lead={localized(lead)} id="guarantees" tone="sand">
      <Ruler
        axis={localized(axis)}
        rows={items.map(({ title, note, years, upTo }) => ({
          id: title.ar,
          title: localized(title),
          note: localized(note),
          years,
          length: inWords(years, upTo),
        }))}
      />
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
