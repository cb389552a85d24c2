import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { mapSearchHref } from '../../lib/google-maps';
import { displayPhone, telHref, whatsappHref } from '../../lib/phone';
import { MailIcon, MapPinIcon, Num, PhoneIcon, WhatsAppIcon } from '../../ui';
import { useChatNumber, useContactDetails, useOrganization } from '../organization';

interface RowProps {
  icon: ReactNode;
  href?: string;
  aside?: string;
  children: ReactNode;
}

const Row = ({ icon, href, aside, children }: RowProps) => (
  <li>
    <Line as={href ? 'a' : 'div'} href={href} rel={href?.startsWith('http') ? 'noopener' : undefined}>
      {icon}
      <span>{children}</span>
      {aside && <small>{aside}</small>}
    </Line>
  </li>
);

/** How to contact the company besides the form: a row for each number and address of the profile. */
export function ContactRows() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const { phone1, phone2, email, address } = useOrganization() ?? {};
  const chat = useChatNumber();
  const contactDetails = useContactDetails();
  const phone = (number: string, aside: string) => (
    <Row icon={<PhoneIcon />} href={telHref(number)} aside={aside}>
      <Num>{displayPhone(number)}</Num>
    </Row>
  );
  return (
    <Rows>
      {phone1 && phone(phone1, t('phone.sales'))}
      {phone2 && phone(phone2, t('phone.service'))}
      {chat && (
        <Row
          icon={<WhatsAppIcon />}
          href={whatsappHref(chat)}
          aside={localized(contactDetails?.whatsappReply)}
        >
          {t('whatsapp')}
        </Row>
      )}
      {email && (
        <Row icon={<MailIcon />} href={`mailto:${email}`}>
          <Num>{email}</Num>
        </Row>
      )}
      {address && (
        <Row
          icon={<MapPinIcon />}
          href={mapSearchHref(localized(address))}
          aside={localized(contactDetails?.hours)}
        >
          {localized(address)}
        </Row>
      )}
    </Rows>
  );
}

const Rows = styled.ul`
  & > li {
    border-block-end: 1px solid var(--sand-300);
  }
`;

const Line = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  min-block-size: 60px;
  padding-block: var(--s2);
  font-weight: 500;
  transition: color var(--t1);
  .icon {
    color: var(--brick);
  }
  span {
    min-inline-size: 0;
  }
  small {
    margin-inline-start: auto;
    font-size: var(--fs-sm);
    font-weight: 400;
    line-height: 1.6;
    color: var(--stone-700);
  }
  &[href]:hover {
    color: var(--brick);
  }
`;
