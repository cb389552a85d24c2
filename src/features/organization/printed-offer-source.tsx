import { useDates, useLocalized, useTranslation } from '../../i18n';
import { useBrand } from '../../seo';
import { Num, PrintedSource } from '../../ui';
import { callNumber } from './contact';
import { useOrganization } from './use-organization';

interface PrintedOfferSourceProps {
  /** Address of the page. */
  link: string;
  /** Address in the code, where it says more. */
  code?: string | undefined;
  /** When the offer was read, as ISO time. */
  asOf: string | undefined;
}

/** On paper only: whose offer it is, their telephone, of when it is, and where it is now. */
export function PrintedOfferSource({ link, code, asOf }: PrintedOfferSourceProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const dates = useDates();
  const brand = useBrand();
  const organization = useOrganization();
  const phone = organization && callNumber(organization);
  return (
    <PrintedSource link={link} code={code} scan={t('printed.scan')}>
      <p>
        <strong>{localized(organization?.legal_name ?? brand.name)}</strong>
        {phone && (
          <>
            {' '}
            <Num>{phone}</Num>
          </>
        )}
      </p>
      {asOf && (
        <p>
          <time dateTime={asOf}>{t('printed.asOf', { date: dates.dateTime(asOf) })}</time>
        </p>
      )}
    </PrintedSource>
  );
}
