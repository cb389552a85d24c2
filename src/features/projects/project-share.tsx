/** Ways to pass a project on. */
import { useEffect, useState } from 'react';
import { useLocale, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Actions, Button, ButtonLink, Num } from '../../ui';
import type { ProjectCardData } from './project';

const siteUrl = process.env['GATSBY_SITE_URL'] ?? '';

export function ProjectShare({ project }: { project: ProjectCardData }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const { twinPrefix } = useLocale();
  // Crawlers read shared links without a cookie, so an English reader shares the English page.
  const link = siteUrl + twinPrefix + routes.project(project.slug);
  const text = encodeURIComponent(`${localized(project.name)} ${link}`);
  return (
    <>
      <p>
        {t('share.link')}: <Num>{link}</Num>
      </p>
      <Actions>
        <CopyButton link={link} />
        <ButtonLink variant="outline" to={`https://wa.me/?text=${text}`}>
          {t('share.whatsapp')}
        </ButtonLink>
        <ButtonLink variant="outline" to={`https://x.com/intent/tweet?text=${text}`}>
          {t('share.twitter')}
        </ButtonLink>
        <ButtonLink
          variant="outline"
          to={`mailto:?subject=${encodeURIComponent(localized(project.name))}&body=${text}`}
        >
          {t('share.email')}
        </ButtonLink>
      </Actions>
    </>
  );
}

function CopyButton({ link }: { link: string }) {
  const { t } = useTranslation('projects');
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [link]);
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false), // refused: the link stands beside the button
    );
  };
  return (
    <Button onClick={copy}>
      <span aria-live="polite">{copied ? t('share.copied') : t('share.copy')}</span>
    </Button>
  );
}
