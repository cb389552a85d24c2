import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { displayPhone, telHref, whatsappHref } from '../../../lib/phone';
import { routes } from '../../../lib/routes';
import { BuildingIcon, ChatIcon, Num, PhoneIcon, WhatsAppIcon, Link } from '../../../ui';
import { useOrganization } from '../../organization';
import type { ProjectDetails } from '../project-details';

interface ContactOptionsProps {
  project: Pick<ProjectDetails, 'slug' | 'name' | 'whatsapp'>;
  /** Target of the last row: the project's page, or its contact form. No such row unless given. */
  lastLink?: 'page' | 'contact';
}

/** Phone, WhatsApp and one more link, a row each. */
export function ContactOptions({ project: { slug, name, whatsapp }, lastLink }: ContactOptionsProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const phone = useOrganization()?.phone1;
  return (
    <Rows>
      {phone && (
        <li>
          <a href={telHref(phone)}>
            <PhoneIcon />
            <Num>{displayPhone(phone)}</Num>
            <small>{t('phone.sales')}</small>
          </a>
        </li>
      )}
      {whatsapp && (
        <li>
          <a
            href={whatsappHref(whatsapp, t('detail.whatsappText', { project: localized(name) }))}
            rel="noopener"
          >
            <WhatsAppIcon />
            {t('detail.projectWhatsapp')}
          </a>
        </li>
      )}
      {lastLink && (
        <li>
          {lastLink === 'page' ? (
            <Link to={routes.project(slug)}>
              <BuildingIcon />
              {t('detail.open')}
            </Link>
          ) : (
            <Link to={routes.projectContact(slug)}>
              <ChatIcon />
              {t('detail.contact')}
            </Link>
          )}
        </li>
      )}
    </Rows>
  );
}

const Rows = styled.ul`
  li {
    border-block-end: 1px solid var(--sand-300);
  }
  a {
    display: flex;
    align-items: center;
    gap: 16px;
    min-block-size: 60px;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  a:is(:hover, :active),
  .icon {
    color: var(--brick);
  }
  small {
    margin-inline-start: auto;
    font-weight: 400;
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
`;
