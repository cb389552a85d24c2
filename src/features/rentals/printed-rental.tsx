import { useDates, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { useBrand } from '../../seo';
import { Num, PrintedSource, useShareLink } from '../../ui';
import { callNumber, useOrganization } from '../organization';

interface PrintedRentalProps {
  id: string;
  /** When it was read, as ISO time. */
  asOf: string;
}

/** On paper only: whose advert it is and of when, and where it is now. */
export function PrintedRental({ id, asOf }: PrintedRentalProps) {
  const { t } = useTranslation('rentals');
  const localized = useLocalized();
  const dates = useDates();
  const brand = useBrand();
  const organization = useOrganization();
  const phone = organization && callNumber(organization);
  const link = useShareLink(routes.rental(id));
  return (
    <PrintedSource link={link} scan={t('printed.scan')}>
      <p>
        <strong>{localized(organization?.legal_name ?? brand.name)}</strong>
        {phone && (
          <>
            {' '}
            <Num>{phone}</Num>
          </>
        )}
      </p>
      {asOf && <p>{t('printed.asOf', { date: dates.dateTime(asOf) })}</p>}
    </PrintedSource>
  );
}
