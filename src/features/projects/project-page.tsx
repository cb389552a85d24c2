import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { isKeeping } from '../../browser/kept-pages';
import { isSoldOut } from '../../domain/sale-state';
import { routes } from '../../lib/routes';
import { Container, createDeferredComponent, Note, Sections, useShareLink } from '../../ui';
import { useFrozenWhileTyping } from '../../records';
import { PrintedOfferSource, useContactSubject } from '../organization';
import { useUnitAddress } from '../units';
import { findUnit, type ProjectDetails } from './project-details';
import { AboutProject } from './sections/about';
import { ProjectAdvantages } from './sections/advantages';
import { AfterSales } from './sections/after-sales';
import { ProjectGuarantees } from './sections/guarantees';
import { ProjectHero } from './sections/hero';
import { Interest } from './sections/interest';
import { Launch } from './sections/launch';
import { NearbyServices } from './sections/nearby';
import { BuildingProgress } from './sections/progress';
import type { PromisedHandovers } from './sections/promised-handovers';
import { SectionNav } from './sections/section-nav';
import { ProjectUnits } from './sections/units';
import { ProjectViewings, type BuiltEvents } from './sections/prerendered-viewings';
import { useLicensedProject } from './use-licensed-project';

/** Not in the HTML, where its cards would be those of the build. */
const SimilarProjects = createDeferredComponent(() =>
  import('./similar-projects').then((module) => module.default),
);

interface ProjectPageProps {
  project: ProjectDetails;
  /** The handover dates that builds have read; none while no record is kept. */
  promised?: PromisedHandovers | null;
  /** The project as the build read it, which wrote calendar files of it; none for one that was published later. */
  built?: BuiltEvents;
  /** When it was read, as ISO time; the time of the build unless given. */
  asOf?: string;
  /** The form that registers interest: in this project, or in any other one if it is sold out. */
  interestForm: (isSoldOut: boolean) => ReactNode;
}

export function ProjectPage({ project: fullProject, promised, built, asOf, interestForm }: ProjectPageProps) {
  const { t } = useTranslation('projects');
  const { project, withheld } = useLicensedProject(fullProject);
  // While the visitor types, the form must not be replaced by the other one.
  const soldOut = useFrozenWhileTyping(
    isSoldOut(fullProject) &&
      // A unit that is available but not priced yet is not sold.
      !fullProject.buildings.some(({ units }) => units.some(({ state }) => state === 'available')),
  );
  const link = useShareLink(routes.project(fullProject.slug));
  const sections = [
    project.buildings.length > 0 && { id: 'units', name: t('detail.units') },
    { id: 'about', name: t('detail.about') },
    project.advantages.length > 0 && { id: 'advantages', name: t('detail.advantages') },
    Boolean(project.progress?.length) && { id: 'progress', name: t('progress.heading') },
    project.guarantees.length > 0 && { id: 'guarantees', name: t('detail.guarantees') },
    project.after_sales_services.length > 0 && { id: 'after-sales', name: t('detail.afterSalesNav') },
    project.nearby_services.length > 0 && { id: 'nearby', name: t('detail.nearby') },
    { id: 'interest', name: withheld ? t('detail.contact') : t('nav.interest') },
  ].filter((section) => section !== false);
  return (
    <Frame>
      <ContactSubject project={project} />
      <Sections>
        <ProjectHero project={project} withheld={withheld} promised={promised} />
        {soldOut && <SoldOutNote buildings={project.buildings} />}
        <SectionNav sections={sections} />
        <ProjectUnits asOf={asOf} project={project} />
        <AboutProject {...project} canKeep={isKeeping && built !== undefined && !withheld} />
        <Launch
          date={project.launch_date}
          status={project.status}
          calendar={built && built.launch_date === project.launch_date ? project.slug : undefined}
        />
        <ProjectAdvantages advantages={project.advantages} />
        <BuildingProgress {...project} />
        <ProjectViewings project={project} built={built} />
        <ProjectGuarantees guarantees={project.guarantees} />
        <AfterSales after_sales_services={project.after_sales_services} />
        <NearbyServices project={project} />
        {soldOut && <SimilarProjects project={project} />}
        <Interest isSoldOut={soldOut} project={project}>
          {interestForm(soldOut)}
        </Interest>
        <Container>
          <PrintedOfferSource link={link} asOf={asOf} />
        </Container>
      </Sections>
    </Frame>
  );
}

/** What a visitor writes about: alone, because its unit changes with each sheet that opens. */
function ContactSubject({ project }: { project: ProjectDetails }) {
  const { id } = useUnitAddress();
  const unit = id === undefined ? undefined : findUnit(project, id)?.unit;
  useContactSubject(project.name, unit?.flat_number);
  return null;
}

/** Tells before all other sections that no unit is available. */
function SoldOutNote({ buildings }: Pick<ProjectDetails, 'buildings'>) {
  const { t } = useTranslation('projects');
  const isReserved = buildings.some(({ units }) => units.some(({ state }) => state !== 'sold'));
  return (
    <NoteContainer className="no-print">
      <Note title={isReserved ? t('soldOut.reserved') : t('soldOut.sold')}>
        <p>{t('soldOut.text')}</p>
      </Note>
    </NoteContainer>
  );
}

const NoteContainer = styled(Container)`
  padding-block-start: clamp(20px, 3vw, 40px);
`;

const Frame = styled.div`
  padding-block-start: clamp(12px, 1.6vw, 24px);
  & > nav {
    margin-block-start: clamp(36px, 5vw, 72px);
  }
`;
