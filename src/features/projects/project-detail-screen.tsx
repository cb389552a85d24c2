import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { EnquiryForm, usePreferencePrefill } from '../enquiries';
import { useUnitsQuery, useUnitAddress } from '../units';
import { findUnit, type ProjectDetails } from './project-details';
import { ProjectPage } from './project-page';
import { ProjectScreen } from './project-screen';
import type { BuiltEvents } from './sections/prerendered-viewings';
import type { PromisedHandovers } from './sections/promised-handovers';

interface ProjectDetailScreenProps {
  project: ProjectDetails;
  /** What only the build knows of it; none for a project that was published later. */
  built?: BuiltEvents & { readonly handover_history?: PromisedHandovers };
}

/** `/projects/detail/{project}`: everything about it, with the form that registers interest. */
export function ProjectDetailScreen({ project: prerendered, built }: ProjectDetailScreenProps) {
  return (
    <ProjectScreen project={prerendered}>
      {(project, asOf) => (
        <ProjectPage
          project={project}
          promised={built?.handover_history}
          built={built}
          asOf={asOf}
          interestForm={(isSoldOut) => <InterestForm project={project} isSoldOut={isSoldOut} />}
        />
      )}
    </ProjectScreen>
  );
}

interface InterestFormProps {
  project: ProjectDetails;
  /** Nothing is left to register for: the general form, about any other unit. */
  isSoldOut: boolean;
}

/** The form that registers interest in a project, or in the unit that the address names. */
function InterestForm({ project, isSoldOut }: InterestFormProps) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const { id, isEnquiring } = useUnitAddress();
  const about = isEnquiring && id ? findUnit(project, id) : undefined;
  const prefill = usePreferencePrefill(useUnitsQuery(), about?.unit.rooms);
  if (isSoldOut) return <EnquiryForm kind="interest" path={routes.project(project.slug)} prefill={prefill} />;
  return (
    <>
      {about && (
        <AboutUnit>
          {t('explorer.aboutUnit', {
            flat: about.unit.flat_number,
            building: localized(about.building.name),
          })}
        </AboutUnit>
      )}
      <EnquiryForm
        kind="project_interest"
        about={{ project_id: project.id, unit_id: about?.unit.id }}
        path={routes.project(project.slug)}
        prefill={prefill}
      />
    </>
  );
}

const AboutUnit = styled.p`
  padding-block-end: 16px;
  font-weight: 500;
`;
