/** A project's page, from prerendered data or from the API. */
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Sections } from '../../ui';
import { useContactSubject } from '../organization';
import { useUnitAddress } from '../units';
import { unitOf, type ProjectDetails } from './project-details';
import { AboutProject } from './sections/about';
import { ProjectAdvantages } from './sections/advantages';
import { AfterSales } from './sections/after-sales';
import { ProjectGuarantees } from './sections/guarantees';
import { ProjectHero } from './sections/hero';
import { Interest } from './sections/interest';
import { Launch } from './sections/launch';
import { NearbyServices } from './sections/nearby';
import { SectionNav } from './sections/section-nav';
import { ProjectUnits } from './sections/units';
import { SoldOutNote } from './sold-out-note';
import { useOfferedProject } from './use-offered-project';

const SimilarProjects = lazy(() => import('./sections/similar'));

interface ProjectPageProps {
  project: ProjectDetails;
  /** When it was read; at the build unless given. */
  asOf?: string;
  /** It is said first, and the way on is to other projects. */
  soldOut: boolean;
  /** The form that registers interest in this project, or in another where it is sold out. */
  interestForm: ReactNode;
}

export function ProjectPage({ project: known, asOf, soldOut, interestForm }: ProjectPageProps) {
  const { t } = useTranslation('projects');
  const { project, withheld } = useOfferedProject(known);
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
    { id: 'interest', name: withheld ? t('detail.contact') : t('nav.interest') },
  ].filter((section) => section !== false);
  return (
    <Page>
      <ProjectHero project={project} withheld={withheld} />
      {soldOut && <SoldOutNote buildings={project.buildings} />}
      <SectionNav sections={sections} />
      <AboutProject {...project} />
      <Launch date={project.launch_date} status={project.status} />
      <ProjectAdvantages advantages={project.advantages} />
      <ProjectUnits asOf={asOf} project={project} />
      <ProjectGuarantees guarantees={project.guarantees} />
      <AfterSales after_sales_services={project.after_sales_services} />
      <NearbyServices project={project} />
      {soldOut && <Others project={project} />}
      <Interest soldOut={soldOut} project={project}>
        {interestForm}
      </Interest>
    </Page>
  );
}

/** Not in the HTML, whose cards would be those of the build. */
function Others({ project }: Pick<ProjectPageProps, 'project'>) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    hydrated && (
      <Suspense>
        <SimilarProjects project={project} />
      </Suspense>
    )
  );
}

const Page = ({ children }: { children: ReactNode }) => (
  <Frame>
    <Sections>{children}</Sections>
  </Frame>
);

const Frame = styled.div`
  padding-block-start: clamp(12px, 1.6vw, 24px);
  & > nav {
    margin-block-start: clamp(36px, 5vw, 72px);
  }
`;
