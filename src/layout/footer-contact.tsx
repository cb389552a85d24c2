import type { Organization } from '../features/organization';
import { useTranslation } from '../i18n';
import { displayPhone, telHref } from '../lib/phone';
import { socialLinks, type SocialLink } from '../lib/social-links';
import {
  IconLink,
  InstagramIcon,
  Num,
  TwitterIcon,
  WhatsAppIcon,
  YouTubeIcon,
  type IconComponent,
} from '../ui';
import { Social } from './footer.styles';

const marks: Record<SocialLink['network'], IconComponent> = {
  whatsapp: WhatsAppIcon,
  instagram: InstagramIcon,
  twitter: TwitterIcon,
  youtube: YouTubeIcon,
};

/** Phone, email and social networks; what the profile lacks is left out. */
export function FooterContact({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  const { phone1, email } = organization;
  const links = socialLinks(organization);
  return (
    <div>
      <h2>{t('footer.contact')}</h2>
      <ul>
        {phone1 && (
          <li>
            <a href={telHref(phone1)}>
              <Num>{displayPhone(phone1)}</Num>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Num>{email}</Num>
            </a>
          </li>
        )}
      </ul>
      {links.length > 0 && (
        <Social aria-label={t('footer.networks')}>
          {links.map(({ network, href }) => {
            const Mark = marks[network];
            return (
              <li key={network}>
                <IconLink label={t(`social.${network}`)} href={href} rel="noopener me">
                  <Mark />
                </IconLink>
              </li>
            );
          })}
        </Social>
      )}
    </div>
  );
}
