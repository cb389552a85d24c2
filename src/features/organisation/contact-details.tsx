/** How to reach the company: what the profile has of phone, WhatsApp, email and address. */
import { useLocalized, useTranslation } from '../../i18n';
import { displayPhone, telHref, whatsappHref } from '../../lib/phone';
import { Facts, Num, OuterTextLink, type Fact } from '../../ui';
import { useOrganisation } from './use-organisation';

export function ContactDetails() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const organisation = useOrganisation();
  if (!organisation) return null;
  const { phone1, phone2, whatsapp, email, address } = organisation;
  const phone = (number: string) => (
    <OuterTextLink href={telHref(number)}>
      <Num>{displayPhone(number)}</Num>
    </OuterTextLink>
  );
  const facts: (Fact | false | null | undefined | '')[] = [
    phone1 && { name: t('phone.sales'), value: phone(phone1) },
    phone2 && { name: t('phone.service'), value: phone(phone2) },
    whatsapp && {
      name: t('whatsapp'),
      value: (
        <OuterTextLink href={whatsappHref(whatsapp)}>
          <Num>{displayPhone(whatsapp)}</Num>
        </OuterTextLink>
      ),
    },
    email && {
      name: t('email'),
      value: (
        <OuterTextLink href={`mailto:${email}`}>
          <Num>{email}</Num>
        </OuterTextLink>
      ),
    },
    address && { name: t('address'), value: localized(address) },
  ];
  return <Facts facts={facts.filter((fact): fact is Fact => Boolean(fact))} />;
}
