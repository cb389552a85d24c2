/** A project's page, from baked data or from the API. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { useContactSubject } from '../organisation';
import { useUnitAddress } from '../units';
import { unitOf, type ProjectDetails } from './project-details';
import { AboutProject } from './sections/about';
import { ProjectAdvantages } from './sections/advantages';
import { AfterSales } from './sections/care';
import { ProjectGuarantees } from './sections/guarantees';
import { ProjectHero } from './sections/hero';
import { Interest } from './sections/interest';
import { Launch } from './sections/launch';
import { NearbyServices } from './sections/nearby';
import { SectionNav } from './sections/section-nav';
import { ProjectUnits } from './sections/units';

interface ProjectPageProps {
  project: ProjectDetails;
  /** The form that registers interest in this project. */
  interestForm: ReactNode;
}

export function ProjectPage({ project, interestForm }: ProjectPageProps) {
  const { t } = useTranslation('projects');
  const { id: unitId } = useUnitAddress();
  const unit = unitId && unitOf(project, unitId)?.unit;
  useContactSubject(project.name, unit ? unit.flat_number : undefined);
  const sections = [
    { id: 'about', name: t('detail.about') },
    project.advantages.length > 0 && { id: 'advantages', name: t('detail.advantages') },
    project.buildings.length > 0 && { id: 'units', name: t('detail.units') },
    project.guarantees.length > 0 && { id: 'guarantees', name: t('detail.guarantees') },
    project.after_sales_services.length > 0 && { id: 'after-sales', name: t('detail.care') },
    project.nearby_services.length > 0 && { id: 'nearby', name: t('detail.nearby') },
    { id: 'interest', name: t('nav.interest') },
  ].filter((section) => section !== false);
  return (
    <Page>
      <ProjectHero project={project} />
      <SectionNav sections={sections} />
      <AboutProject {...project} />
      <Launch date={project.launch_date} />
      <ProjectAdvantages advantages={project.advantages} />
      <ProjectUnits project={project} />
      <ProjectGuarantees guarantees={project.guarantees} />
      <AfterSales after_sales_services={project.after_sales_services} />
      <NearbyServices project={project} />
      <Interest project={project}>{interestForm}</Interest>
    </Page>
  );
}

const Page = styled.div`
  padding-block-start: clamp(12px, 1.6vw, 24px);
  /* Two white bands in a row share one distance. */
  #after-sales + #nearby {
    padding-block-start: 0;
  }
  & > nav {
    margin-block-start: clamp(36px, 5vw, 72px);
  }
`;
