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
  RiyalText,
  ShareIcon,
  WhatsAppIcon,
} from '../../../ui';
import { largeSource } from '../../../records/pictures';
import { Licence } from '../../licences';
import { statusKey, statusTone } from '../project';
import type { ProjectDetails } from '../project-details';
import { ArchedPicture, Columns, HeroActions, HeroText, KeyFacts, ShareLink, StatusRow } from './hero.styles';
import { PromisedHandoversList, type PromisedHandovers } from './promised-handovers';
import { useKeyFacts } from './use-key-facts';

interface ProjectHeroProps {
  project: ProjectDetails;
  withheld: boolean;
  promised?: PromisedHandovers | null;
}

/** Name, status, key facts, actions and main picture. */
export function ProjectHero({ project, withheld, promised }: ProjectHeroProps) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const facts = useKeyFacts(project, promised && !withheld && <PromisedHandoversList promised={promised} />);
  const { slug, name, status, district, city, whatsapp } = project;
  const cover = project.gallery[0] ?? project.cover;
  return (
    <Container>
      <Columns>
        <HeroText>
          <Breadcrumb
            label={t('breadcrumb')}
            crumbs={[
              { label: t('nav.home'), to: routes.home },
              { label: t('title'), to: routes.projects },
              { label: localized(name) },
            ]}
          />
          <StatusRow>
            <Chip $tone={statusTone(status)}>{t(statusKey(status))}</Chip>
          </StatusRow>
          <h1>{localized(name)}</h1>
          <Lead>{t('place', { district: localized(district), city: localized(city) })}</Lead>
          <KeyFacts>
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>
                  {typeof fact.value === 'string' ? <RiyalText text={fact.value} /> : fact.value}
                  {fact.note}
                </dd>
              </div>
            ))}
          </KeyFacts>
          <HeroActions className="no-print">
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
          </HeroActions>
          <Licence of={project} />
        </HeroText>
        <ArchedPicture>
          <Picture source={cover && largeSource(cover)} alt={localized(cover?.alt)} ratio="fill" priority />
        </ArchedPicture>
      </Columns>
    </Container>
  );
}
