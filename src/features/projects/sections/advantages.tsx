import { useLocalized, useTranslation } from '../../../i18n';
import { FeatureList, Section } from '../../../ui';
import { advantageIcon } from '../project-icons';
import type { ProjectDetails } from '../project-details';

export function ProjectAdvantages({ advantages }: Pick<ProjectDetails, 'advantages'>) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  if (advantages.length === 0) return null;
  return (
    <Section heading={t('detail.advantages')} id="advantages">
      <FeatureList
        columns={3}
        features={advantages.map(({ title, text }, index) => {
          const Icon = advantageIcon(title);
          return {
            id: String(index),
            icon: <Icon size={28} />,
            title: localized(title),
            text: localized(text),
          };
        })}
      />
    </Section>
  );
}
