/** A project's page, from baked data or from the API. */
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n';
import { Section } from '../../ui';
import type { ProjectDetails } from './project-details';
import { AboutProject } from './sections/about';
import { Buildings } from './sections/buildings';
import { ProjectIntro } from './sections/intro';
import { NearbyServices } from './sections/nearby';
import { Guarantees, TitledTexts } from './sections/texts';

interface ProjectPageProps {
  project: ProjectDetails;
  /** The form that registers interest in this project. */
  interestForm: ReactNode;
}

export function ProjectPage({ project, interestForm }: ProjectPageProps) {
  const { t } = useTranslation('projects');
  return (
    <>
      <ProjectIntro project={project} />
      <AboutProject {...project} />
      <TitledTexts heading={t('detail.advantages')} id="advantages" tone="sand" items={project.advantages} />
      <Buildings {...project} />
      <Guarantees guarantees={project.guarantees} />
      <TitledTexts heading={t('detail.afterSales')} id="after-sales" items={project.after_sales_services} />
      <NearbyServices nearby_services={project.nearby_services} />
      <Section heading={t('detail.interest')} lead={t('detail.interestLead')} id="interest" tone="sand">
        {interestForm}
      </Section>
    </>
  );
}
