import { useMemo } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Container, createLazyComponent, Note } from '../../ui';
import { useFrozenWhileTyping, useWithdrawn } from '../../records';
import { ProjectScreen, type ProjectDetails } from '../projects';
import { useFullUnit } from '../units';
import { liveDetails } from './live-details';
import { PrintedNoticeLoader } from './printed-notice-loader';
import { UnitPage } from './unit-page';
import type { UnitDetails } from './unit-page-data';

/** What is shown in place of a unit that its project does not have. */
export const RemovedUnit = createLazyComponent(() => import('./removed-unit'));

/** `/projects/detail/{project}/{unit}`: a unit for sale as the API has it, or in place of a removed one what there is. */
export function UnitScreen({ details }: { details: UnitDetails }) {
  const prerendered = useMemo(() => ({ ...details.project, ...details.media }), [details]);
  const isWithdrawn = useWithdrawn();
  return (
    <>
      {isWithdrawn('projects', details.project.slug) && <PrintedNoticeLoader today={undefined} />}
      <ProjectScreen project={prerendered}>
        {(project, asOf) => (
          <Unit known={details} live={'buildings' in project ? project : undefined} asOf={asOf} />
        )}
      </ProjectScreen>
    </>
  );
}

/** What only the build knows of the unit, beside what the API says of it now. */
const withHistory = (details: UnitDetails | undefined, { priceHistory }: UnitDetails) =>
  details && { ...details, priceHistory };

interface UnitProps {
  known: UnitDetails;
  /** The project as the API has it. */
  live: ProjectDetails | undefined;
  asOf: string;
}

function Unit({ known, live, asOf }: UnitProps) {
  const { t } = useTranslation('units');
  const id = known.unit.id;
  const details = useMemo(
    () => withHistory(live ? liveDetails(live, id, known) : known, known),
    [live, id, known],
  );
  const isRemoved = details === undefined;
  const shown = details ?? known;
  const unit = useFullUnit(known.project.id, shown.unit, shown.media, live !== undefined && !isRemoved);
  const isReplaced = useFrozenWhileTyping(isRemoved);
  if (isReplaced && live) return <RemovedUnit project={live} known={known} />;
  return (
    <>
      {isRemoved && (
        <Notice role="alert">
          <Note tone="warning" title={t('explorer.removed')} />
        </Notice>
      )}
      <UnitPage details={{ ...shown, unit }} asOf={asOf} isRemoved={isRemoved} />
    </>
  );
}

const Notice = styled(Container)`
  padding-block-start: var(--s4);
`;
