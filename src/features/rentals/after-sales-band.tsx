import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { from } from '../../theme';
import { ArrowUpRightIcon, Band, ButtonLink, Container, Lead } from '../../ui';
import { useHasPlugin, useOrganization } from '../organization';

/** For residents: where to report what needs repair. Only with the Maintenance plugin. */
export function AfterSalesBand() {
  const { t } = useTranslation('rentals');
  const afterSalesSite = useOrganization()?.care_site_url;
  if (!useHasPlugin('Maintenance')) return null;
  return (
    <RowBand $tone="brick">
      <Container>
        <div>
          <h2>{t('afterSales.heading')}</h2>
          <Lead>{t('afterSales.lead')}</Lead>
        </div>
        <ButtonLink variant="white" to={afterSalesSite ?? routes.maintenance}>
          {t('afterSales.action')}
          {afterSalesSite && <ArrowUpRightIcon />}
        </ButtonLink>
      </Container>
    </RowBand>
  );
}

const RowBand = styled(Band)`
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
