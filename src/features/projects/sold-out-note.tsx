/** Says that no home of the project is left, before anything else invites to it. */
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Container, Note } from '../../ui';
import type { ProjectDetails } from './project-details';

export function SoldOutNote({ buildings }: Pick<ProjectDetails, 'buildings'>) {
  const { t } = useTranslation('projects');
  const isReserved = buildings.some(({ units }) => units.some(({ state }) => state !== 'sold'));
  return (
    <Place className="no-print">
      <Note title={isReserved ? t('soldOutNow.reserved') : t('soldOutNow.sold')}>
        <p>{t('soldOutNow.text')}</p>
      </Note>
    </Place>
  );
}

const Place = styled(Container)`
  padding-block-start: clamp(20px, 3vw, 40px);
`;
