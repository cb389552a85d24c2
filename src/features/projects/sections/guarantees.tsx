import { format, useLocalized, useTranslation } from '../../../i18n';
import { Ruler, Section } from '../../../ui';
import type { ProjectDetails } from '../project-details';

/** Years of guarantee, drawn to scale; the longest is shown as “up to”. */
export function ProjectGuarantees({ guarantees }: Pick<ProjectDetails, 'guarantees'>) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  if (guarantees.length === 0) return null;
  const longest = Math.max(...guarantees.map(({ years }) => years));
  return (
    <Section heading={t('detail.guarantees')} lead={t('detail.guaranteesLead')} id="guarantees" tone="sand">
      <Ruler
        axis={t('detail.guaranteesAxis')}
        rows={guarantees.map(({ title, text, years }, index) => {
          const length = t('years', { count: years, formatted: format.years(years) });
          return {
            id: String(index),
            title: localized(title),
            note: localized(text),
            years,
            length: years === longest ? t('upToYears', { years: length }) : length,
          };
        })}
      />
    </Section>
  );
}
