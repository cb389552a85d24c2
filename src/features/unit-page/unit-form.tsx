import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Band, Container, Lead, Panel, Split, Sticky } from '../../ui';
import { EnquiryForm, usePreferencePrefill } from '../enquiries';
import { LicenceNotice, useLicenceState } from '../licences';
import type { UnitDetails } from './unit-page-data';

interface UnitFormProps extends Pick<UnitDetails, 'project' | 'unit'> {
  isSold: boolean;
}

/** The form that registers interest in the unit or, once it is sold, in any other one. */
export function UnitForm({ project, unit, isSold }: UnitFormProps) {
  const { t } = useTranslation('units');
  const { withheld } = useLicenceState(project);
  const path = routes.unit(project.slug, unit.id);
  const ofUnit = usePreferencePrefill({}, unit.rooms);
  return (
    <Band id="interest" $tone="sand" className="no-print">
      <Container>
        <Split>
          <Sticky>
            <h2>{t(isSold ? 'page.soldInterest' : 'explorer.interestIn')}</h2>
            {!withheld && <Lead>{t(isSold ? 'page.soldInterestLead' : 'page.interestLead')}</Lead>}
          </Sticky>
          <Panel>
            {withheld ? (
              <LicenceNotice of={project} />
            ) : isSold ? (
              <EnquiryForm kind="interest" path={path} />
            ) : (
              <EnquiryForm
                kind="project_interest"
                about={{ project_id: project.id, unit_id: unit.id }}
                path={path}
                prefill={ofUnit}
              />
            )}
          </Panel>
        </Split>
      </Container>
    </Band>
  );
}
