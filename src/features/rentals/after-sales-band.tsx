/** For those who live with the company already: where to report what needs mending. With the Maintenance plugin. */
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { from } from '../../theme';
import { ArrowUpRightIcon, Band, ButtonLink, Container, Lead } from '../../ui';
import { useHasPlugin, useOrganization } from '../organization';

export function AfterSalesBand() {
  const { t } = useTranslation('rentals');
  const site = useOrganization()?.care_site_url;
  if (!useHasPlugin('Maintenance')) return null;
  return (
    <Brick $tone="brick">
      <Container>
        <div>
          <h2>{t('care.heading')}</h2>
          <Lead>{t('care.lead')}</Lead>
        </div>
        <ButtonLink variant="white" to={site ?? routes.maintenance}>
          {t('care.action')}
          {site && <ArrowUpRightIcon />}
        </ButtonLink>
      </Container>
    </Brick>
  );
}

const Brick = styled(Band)`
  padding-block: clamp(56px, 6.4vw, 96px);
  ${Container} {
    gap: 28px;
    justify-items: start;
  }
  ${Lead} {
    padding-block-start: 14px;
    max-inline-size: 36em;
  }
  ${from('hero')} {
    ${Container} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
      gap: 64px;
    }
  }
`;
