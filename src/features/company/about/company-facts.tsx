import { useLocalized, useTranslation } from '../../../i18n';
import { Facts, Num, Section, type Fact } from '../../../ui';
import { useOrganization } from '../../organization';

/** From the company profile: legal name, founding year, licence, office. */
export function CompanyFacts() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const { legal_name, founded_year, licence_number, address } = useOrganization() ?? {};
  const facts: Fact[] = [
    ...(legal_name ? [{ name: t('company.legalName'), value: localized(legal_name) }] : []),
    ...(founded_year ? [{ name: t('company.founded'), value: <Num>{founded_year}</Num> }] : []),
    ...(licence_number ? [{ name: t('company.licence'), value: <Num>{licence_number}</Num> }] : []),
    ...(address ? [{ name: t('company.office'), value: localized(address) }] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <Section heading={t('company.heading')} id="company">
      <Facts facts={facts} />
    </Section>
  );
}
