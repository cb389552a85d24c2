/** Advantages, guarantees and after-sales services: titles with a line or two each. */
import styled from 'styled-components';
import { useFormatters, useLocalized, useTranslation } from '../../../i18n';
import { Section, type SectionTone } from '../../../ui';
import type { ProjectDetails } from '../project-details';

interface TitledTextsProps {
  heading: string;
  id: string;
  tone?: SectionTone;
  items: ProjectDetails['advantages'];
}

export function TitledTexts({ heading, id, tone, items }: TitledTextsProps) {
  const localized = useLocalized();
  if (items.length === 0) return null;
  return (
    <Section heading={heading} id={id} tone={tone}>
      <Grid>
        {items.map(({ title, text }) => (
          <li key={localized(title)}>
            <h3>{localized(title)}</h3>
            <p>{localized(text)}</p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

/** Guarantees say “up to” before their years. */
export function Guarantees({ guarantees }: Pick<ProjectDetails, 'guarantees'>) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const format = useFormatters();
  if (guarantees.length === 0) return null;
  const longest = Math.max(...guarantees.map(({ years }) => years));
  return (
    <Section heading={t('detail.guarantees')} lead={t('detail.guaranteesLead')} id="guarantees" tone="sand">
      <Grid>
        {guarantees.map(({ title, text, years }) => {
          const length = t('years', { count: years, formatted: format.integer(years) });
          return (
            <li key={localized(title)}>
              <h3>{localized(title)}</h3>
              <p>{years === longest ? t('upToYears', { years: length }) : length}</p>
              {text && <p>{localized(text)}</p>}
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--s5) var(--gap);
  li {
    display: grid;
    gap: var(--s1);
    align-content: start;
    padding-block-start: var(--s4);
    border-block-start: 1px solid var(--line);
  }
  p {
    color: var(--stone-700);
  }
`;
