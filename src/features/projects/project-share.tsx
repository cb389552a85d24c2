/** Ways to pass a project on, beside what is passed on. */
import styled from 'styled-components';
import { useLocale, useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Breadcrumb, Container, Lead, QrCode, Split } from '../../ui';
import { Licence } from '../licences';
import type { ProjectCardData } from './project';
import { CopyLink } from './share/copy-link';
import { ShareWays } from './share/share-ways';
import { SharedCard } from './share/shared-card';

export type SharedProject = ProjectCardData;

const siteUrl = process.env['GATSBY_SITE_URL'] ?? '';

export function ProjectShare({ project }: { project: SharedProject }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const { localePrefix } = useLocale();
  const name = localized(project.name);
  // Crawlers read shared links without a cookie, so an English reader shares the English page.
  const link = siteUrl + localePrefix + routes.project(project.slug);
  return (
    <Page>
      <Breadcrumb
        label={t('breadcrumb')}
        crumbs={[
          { label: t('nav.home'), to: routes.home },
          { label: t('title'), to: routes.projects },
          { label: name, to: routes.project(project.slug) },
          { label: t('share.crumb') },
        ]}
      />
      <Centred>
        <div>
          <h1>{t('share.title', { project: name })}</h1>
          <Words>{t('share.lead')}</Words>
          <CopyLink link={link} />
          <ShareWays title={name} link={link} />
          <Code>
            <QrCode text={link} label={t('share.qr')} size={128} />
            <p>{t('share.qrHint')}</p>
          </Code>
        </div>
        <div>
          <SharedCard project={project} />
          <Space>
            <Licence of={project} />
          </Space>
        </div>
      </Centred>
    </Page>
  );
}

const Page = styled(Container)`
  gap: clamp(20px, 3vw, 48px);
  padding-block: clamp(20px, 2.4vw, 32px) var(--section);
`;

const Centred = styled(Split)`
  align-items: center;
`;

const Space = styled.div`
  padding-block-start: 20px;
`;

const Words = styled(Lead)`
  padding-block: 14px 28px;
`;

const Code = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  padding-block-start: 24px;
  font-size: var(--fs-sm);
  color: var(--stone-700);
  & > :first-child {
    flex: none;
  }
`;
