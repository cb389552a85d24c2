import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { ArrowUpRightIcon, ButtonLink, CallToAction } from '../../ui';
import { useHasPlugin, useOrganization } from '../organization';

/** For residents: where to report what needs repair. Only with the Maintenance plugin. */
export function AfterSalesBand() {
  const { t } = useTranslation('rentals');
  const afterSalesSite = useOrganization()?.care_site_url;
  if (!useHasPlugin('Maintenance')) return null;
  return (
    <CallToAction heading={t('afterSales.heading')} lead={t('afterSales.lead')}>
      <ButtonLink variant="white" to={afterSalesSite ?? routes.maintenance}>
        {t('afterSales.action')}
        {afterSalesSite && <ArrowUpRightIcon />}
      </ButtonLink>
    </CallToAction>
  );
}
