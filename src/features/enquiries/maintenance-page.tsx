import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { displayPhone, telHref } from '../../lib/phone';
import { Actions, ButtonLink, Note, Num, PhoneIcon } from '../../ui';
import { usePublishedRows } from '../../records';
import { afterSalesNumber, useContactDetails, useOrganization } from '../organization';
import { EnquiryPage } from './enquiry-page';
import { projectChoices, type ProjectChoice } from './project-choices';
import { useLocationOf } from './use-location-of';

/**
 * The maintenance form with the currently published projects to choose from, below the number for emergencies.
 * @param projects those of the build
 */
export function MaintenanceEnquiryPage({ projects }: { projects: readonly ProjectChoice[] }) {
  const { rows } = usePublishedRows('projects', projects);
  const choices = projectChoices(rows, projects);
  const locationOf = useLocationOf();
  return (
    <EnquiryPage
      kind="maintenance"
      projects={choices}
      suggest={({ project_id }) => locationOf(choices.find(({ id }) => id === project_id)?.city)}
      before={<EmergencyCall />}
    />
  );
}

function EmergencyCall() {
  const { t } = useTranslation('enquiries');
  const localized = useLocalized();
  const organization = useOrganization();
  const hours = useContactDetails()?.hours;
  const number = organization && afterSalesNumber(organization);
  if (!number) return null;
  return (
    <Note tone="error" title={t('emergency.title')}>
      <p>{t('emergency.text')}</p>
      {hours && <p>{t('emergency.hours', { hours: localized(hours) })}</p>}
      <Actions>
        <ButtonLink to={telHref(number)}>
          <PhoneIcon />
          <Label>
            {t('emergency.call')} <Phone>{displayPhone(number)}</Phone>
          </Label>
        </ButtonLink>
      </Actions>
    </Note>
  );
}

const Label = styled.span`
  min-inline-size: 0;
`;

/** In one line; a number from the API may be wider than a phone. */
const Phone = styled(Num)`
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;
