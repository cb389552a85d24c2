import { useLocalized, useTranslation } from '../../../i18n';
import { mapSearchHref } from '../../../lib/google-maps';
import { Facts, Num, OuterTextLink, Section, type Fact } from '../../../ui';
import { useContactDetails, useOrganization } from '../../organization';

/** From the company profile: legal name, founding year, registrations, office and its hours. What is missing is left out. */
export function CompanyFacts() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const profile = useOrganization();
  const hours = useContactDetails()?.hours;
  const { legal_name, founded_year, address } = profile ?? {};
  const number = (name: string, value: string | number | null | undefined): Fact[] =>
    value ? [{ name, value: <Num>{value}</Num> }] : [];
  const facts: Fact[] = [
    ...(legal_name ? [{ name: t('company.legalName'), value: localized(legal_name) }] : []),
    ...number(t('company.founded'), founded_year),
    ...number(t('company.licence'), profile?.licence_number),
    ...number(t('company.registration'), profile?.commercial_registration),
    ...number(t('company.vat'), profile?.vat_number),
    ...(address ? [{ name: t('company.office'), value: <Office address={localized(address)} /> }] : []),
    ...(hours ? [{ name: t('company.hours'), value: localized(hours) }] : []),
    ...number(t('company.nationalAddress'), profile?.national_address),
  ];
  if (facts.length === 0) return null;
  return (
    <Section heading={t('company.heading')} id="company">
      <Facts facts={facts} wide />
    </Section>
  );
}

function Office({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <>
      {address}
      <br />
      <OuterTextLink href={mapSearchHref(address)}>{t('company.map')}</OuterTextLink>
    </>
  );
}
