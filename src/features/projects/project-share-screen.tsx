import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import {
  Breadcrumb,
  Container,
  Lead,
  QrCode,
  ShareLinkField,
  ShareList,
  Split,
  useShareLink,
} from '../../ui';
import { Licence } from '../licences';
import type { ProjectCardData } from './project';
import { ProjectScreen } from './project-screen';
import { SharePreview } from './share-preview';

/** `/projects/share/{project}`: links that share the project's page, beside what the receiver sees of it. */
export function ProjectShareScreen({ project: prerendered }: { project: ProjectCardData }) {
  return (
    <ProjectScreen project={prerendered}>{(project) => <ProjectShare project={project} />}</ProjectScreen>
  );
}

function ProjectShare({ project }: { project: ProjectCardData }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const name = localized(project.name);
  const link = useShareLink(routes.project(project.slug));
  const targetLabels = {
    whatsapp: t('share.whatsapp'),
    x: t('share.twitter'),
    email: t('share.email'),
    device: t('share.more'),
  };
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
      <Columns>
        <div>
          <h1>{t('share.title', { project: name })}</h1>
          <Intro>{t('share.lead')}</Intro>
          <ShareLinkField
            link={link}
            labels={{ link: t('share.link'), copy: t('share.copy'), copied: t('share.copied') }}
          />
          <ShareList title={name} link={link} labels={targetLabels} />
          <QrRow>
            <QrCode text={link} label={t('share.qr')} size={128} />
            <p>{t('share.qrHint')}</p>
          </QrRow>
        </div>
        <div>
          <SharePreview project={project} />
          <LicenceBelow>
            <Licence of={project} />
          </LicenceBelow>
        </div>
      </Columns>
    </Page>
  );
}

const Page = styled(Container)`
  gap: clamp(20px, 3vw, 48px);
  padding-block: clamp(20px, 2.4vw, 32px) var(--section);
`;

/** From the top: columns that are centred move while the page arrives. */
const Columns = styled(Split)`
  align-items: start;
`;

const LicenceBelow = styled.div`
  padding-block-start: 20px;
`;

const Intro = styled(Lead)`
  padding-block: 14px 28px;
`;

const QrRow = styled.div`
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
