/** Where a link can be sent, a row each; what the device itself offers comes last, once it is known to. */
import { useEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { MailIcon, ShareIcon, TwitterIcon, WhatsAppIcon } from '../../../ui';

export function ShareWays({ title, link }: { title: string; link: string }) {
  const { t } = useTranslation('projects');
  const [device, setDevice] = useState(false);
  useEffect(() => setDevice('share' in navigator), []);
  const text = encodeURIComponent(`${title} ${link}`);
  const ways: { href: string; icon: ReactNode; name: string }[] = [
    { href: `https://wa.me/?text=${text}`, icon: <WhatsAppIcon />, name: t('share.whatsapp') },
    { href: `https://x.com/intent/tweet?text=${text}`, icon: <TwitterIcon />, name: t('share.twitter') },
    {
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${text}`,
      icon: <MailIcon />,
      name: t('share.email'),
    },
  ];
  // The visitor may close the device's dialog; that is an answer, not an error.
  const share = () => void navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <Rows>
      {ways.map(({ href, icon, name }) => (
        <li key={href}>
          <a href={href} rel="noopener">
            {icon}
            {name}
          </a>
        </li>
      ))}
      {device && (
        <li>
          <button type="button" onClick={share}>
            <ShareIcon />
            {t('share.more')}
          </button>
        </li>
      )}
    </Rows>
  );
}

const Rows = styled.ul`
  a,
  button {
    display: flex;
    align-items: center;
    gap: 16px;
    inline-size: 100%;
    min-block-size: 64px;
    border-block-end: 1px solid var(--line);
    font-weight: 500;
    text-align: start;
  }
  :is(a, button):is(:hover, :active) {
    color: var(--brick);
  }
`;
