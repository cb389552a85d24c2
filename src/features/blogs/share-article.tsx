/** Ways to pass an article on: what the device offers, WhatsApp, X, email, the link itself. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useLocale, useTranslation } from '../../i18n';
import {
  CheckIcon,
  IconButton,
  IconLink,
  LinkIcon,
  MailIcon,
  ShareIcon,
  TwitterIcon,
  WhatsAppIcon,
} from '../../ui';

const siteUrl = process.env['GATSBY_SITE_URL'] ?? '';

export function ShareArticle({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation('blogs');
  const { localePrefix } = useLocale();
  // Crawlers read shared links without a cookie, so an English reader shares the English page.
  const link = siteUrl + localePrefix + path;
  const text = encodeURIComponent(`${title} ${link}`);
  return (
    <Row className="no-print">
      <span>{t('share.title')}</span>
      <NativeShare title={title} link={link} />
      <IconLink label={t('share.whatsapp')} href={`https://wa.me/?text=${text}`} rel="noopener">
        <WhatsAppIcon />
      </IconLink>
      <IconLink label={t('share.twitter')} href={`https://x.com/intent/tweet?text=${text}`} rel="noopener">
        <TwitterIcon />
      </IconLink>
      <IconLink
        label={t('share.email')}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link)}`}
      >
        <MailIcon />
      </IconLink>
      <CopyLink link={link} />
    </Row>
  );
}

/** Only where the device offers it, which is known in the browser alone. */
function NativeShare({ title, link }: { title: string; link: string }) {
  const { t } = useTranslation('blogs');
  const [offered, setOffered] = useState(false);
  useEffect(() => setOffered('share' in navigator), []);
  if (!offered) return null;
  // The visitor may close the device's sheet again: that is no failure.
  const share = () => navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <IconButton label={t('share.more')} onClick={() => void share()}>
      <ShareIcon />
    </IconButton>
  );
}

function CopyLink({ link }: { link: string }) {
  const { t } = useTranslation('blogs');
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [link]);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false), // refused: the address bar has it too
    );
  return (
    <>
      <IconButton label={t('share.copy')} onClick={() => void copy()}>
        {copied ? <CheckIcon /> : <LinkIcon />}
      </IconButton>
      <small role="status">{copied && t('share.copied')}</small>
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  padding-block-start: 20px;
  border-block-start: 1px solid var(--line);
  font-size: var(--fs-body);
  & > :first-child {
    margin-inline-end: auto;
    font-weight: 500;
  }
  small:empty {
    display: none;
  }
`;
