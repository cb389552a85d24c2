/** The form that registers interest in a project, or in the one of its homes that the address names. */
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { routes } from '../../../lib/routes';
import { EnquiryForm, useWishes } from '../../enquiries';
import { unitOf, type ProjectDetails } from '../project-details';
import { useExplorerChoice, useUnitAddress } from '../../units';

interface InterestFormProps {
  project: ProjectDetails;
  /** There is nothing left to register for: the general form, which tells of other homes. */
  soldOut: boolean;
}

export function InterestForm({ project, soldOut }: InterestFormProps) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const { id, asking } = useUnitAddress();
  const about = asking && id ? unitOf(project, id) : undefined;
  const prefill = useWishes(useExplorerChoice(), about?.unit.rooms);
  if (soldOut) return <EnquiryForm kind="interest" path={routes.project(project.slug)} prefill={prefill} />;
  return (
    <>
      {about && (
        <About>
          {t('explorer.aboutUnit', {
            flat: about.unit.flat_number,
            building: localized(about.building.name),
          })}
        </About>
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

const About = styled.p`
  padding-block-end: 16px;
  font-weight: 500;
`;
