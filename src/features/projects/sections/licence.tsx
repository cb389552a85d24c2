/** The licence to advertise, with the link that verifies it: wherever a project is advertised. */
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { OuterTextLink } from '../../../ui';
import type { ProjectDetails } from '../project-details';

export function Licence({ licence }: { licence: ProjectDetails['advertising_licence'] }) {
  const { t } = useTranslation('projects');
  if (!licence) return null;
  return (
    <Line>
      <span>{t('detail.licence', { number: licence.number })}</span>
      {licence.url && <OuterTextLink href={licence.url}>{t('detail.verify')}</OuterTextLink>}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s4);
  font-size: var(--fs-sm);
  line-height: 1.6;
  color: var(--stone);
  overflow-wrap: anywhere;
  a {
    font-weight: 400;
  }
`;
