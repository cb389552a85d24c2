/** The top of a project's page: what it is, where it stands, the first figures, the first steps, its picture. */
import { useLocalized, useTranslation } from '../../../i18n';
import { whatsappHref } from '../../../lib/phone';
import { routes } from '../../../lib/routes';
import {
  Breadcrumb,
  ButtonAnchor,
  ButtonLink,
  Chip,
  Container,
  Lead,
  Picture,
  ShareIcon,
  WhatsAppIcon,
} from '../../../ui';
import { largeSource } from '../../pictures';
import { Licence } from '../../licences';
import { statusKey, statusTone } from '../project';
import type { ProjectDetails } from '../project-details';
import { Acts, Arch, Grid, KeyFacts, ShareLink, State, Words } from './hero.styles';
import { useKeyFacts } from './use-key-facts';

export function ProjectHero({ project, withheld }: { project: ProjectDetails; withheld: boolean }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const facts = useKeyFacts(project);
  const { slug, name, status, district, city, whatsapp } = project;
  const cover = project.gallery[0] ?? project.cover;
  return (
    <Container>
      <Grid>
        <Words>
          <Breadcrumb
            label={t('breadcrumb')}
            crumbs={[
              { label: t('nav.home'), to: routes.home },
              { label: t('title'), to: routes.projects },
              { label: localized(name) },
            ]}
          />
          <State>
            <Chip $tone={statusTone(status)}>{t(statusKey(status))}</Chip>
          </State>
          <h1>{localized(name)}</h1>
          <Lead>{t('place', { district: localized(district), city: localized(city) })}</Lead>
          <KeyFacts>
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </KeyFacts>
          <Acts className="no-print">
            <ButtonAnchor href="#interest">{withheld ? t('detail.contact') : t('nav.interest')}</ButtonAnchor>
            {whatsapp && (
              <ButtonLink
                variant="outline"
                to={whatsappHref(whatsapp, t('detail.whatsappText', { project: localized(name) }))}
              >
                <WhatsAppIcon />
                {t('whatsapp')}
              </ButtonLink>
            )}
            <ShareLink $bare={false} to={routes.projectShare(slug)} aria-label={t('detail.share')}>
              <ShareIcon />
            </ShareLink>
          </Acts>
          <Licence of={project} />
        </Words>
        <Arch>
          <Picture
            source={cover && largeSource(cover)}
            alt={localized(cover?.alt)}
            ratio="fill"
            loading="eager"
            priority
          />
        </Arch>
      </Grid>
    </Container>
  );
}
