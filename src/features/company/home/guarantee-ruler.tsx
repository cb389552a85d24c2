import { graphql } from 'gatsby';
import { format, useLocalized, useTranslation } from '../../../i18n';
import { Ruler, Section } from '../../../ui';

/** How many years each part of a unit is guaranteed, drawn to scale. */
export function GuaranteeRuler({ guarantees }: { guarantees: Queries.GuaranteeRulerFragment | null }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  if (!guarantees) return null;
  const { heading, lead, axis, items } = guarantees;
  const lengthOf = (years: number, upTo: boolean) => {
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
          length: lengthOf(years, upTo),
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
