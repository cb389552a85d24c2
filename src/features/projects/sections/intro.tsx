/** The top of a project's page: what it is, where it stands, the first figures, the first steps. */
import { useFormatters, useLocalized, useTranslation } from '../../../i18n';
import { whatsappHref } from '../../../lib/phone';
import { routes } from '../../../lib/routes';
import {
  Actions,
  Breadcrumb,
  ButtonLink,
  Chip,
  Container,
  Facts,
  Lead,
  Num,
  OuterTextLink,
  Picture,
} from '../../../ui';
import { statusTone } from '../project';
import type { ProjectDetails } from '../project-details';
import { useProjectPrice } from '../use-project-price';
import { Launch } from './launch';

export function ProjectIntro({ project }: { project: ProjectDetails }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const format = useFormatters();
  const price = useProjectPrice();
  const { name, status, district, city, handover_date, total_area, available_units, total_units } = project;
  const facts = [
    { name: t('detail.price'), value: price(project) },
    ...(handover_date ? [{ name: t('detail.handover'), value: format.date(handover_date) }] : []),
    {
      name: t('detail.units'),
      value: t('detail.unitsOf', {
        available: format.integer(available_units),
        total: format.integer(total_units),
      }),
    },
    ...(total_area
      ? [
          {
            name: t('detail.areas'),
            value: (
              <>
                <Num>
                  {format.integer(total_area.min)}–{format.integer(total_area.max)}
                </Num>{' '}
                {t('squareMetre')}
              </>
            ),
          },
        ]
      : []),
  ];
  return (
    <Container>
      <Breadcrumb
        label={t('breadcrumb')}
        crumbs={[
          { label: t('nav.home'), to: routes.home },
          { label: t('title'), to: routes.projects },
          { label: localized(name) },
        ]}
      />
      <Chip $tone={statusTone(status)}>{t(`status.${status}`)}</Chip>
      <h1>{localized(name)}</h1>
      <Lead>{t('place', { district: localized(district), city: localized(city) })}</Lead>
      <p>{localized(project.summary)}</p>
      <Facts facts={facts} />
      <Actions>
        <ButtonLink to="#interest">{t('nav.interest')}</ButtonLink>
        {project.whatsapp && (
          <ButtonLink
            variant="outline"
            to={whatsappHref(project.whatsapp, t('detail.whatsappText', { project: localized(name) }))}
          >
            {t('whatsapp')}
          </ButtonLink>
        )}
        <ButtonLink variant="outline" to={routes.projectContact(project.slug)}>
          {t('detail.contact')}
        </ButtonLink>
        <ButtonLink variant="outline" to={routes.projectShare(project.slug)}>
          {t('detail.share')}
        </ButtonLink>
      </Actions>
      <Licence licence={project.advertising_licence} />
      <Launch date={project.launch_date} />
      <Picture
        source={project.gallery[0] ?? project.cover}
        alt={localized((project.gallery[0] ?? project.cover)?.alt)}
        ratio="21 / 9"
        loading="eager"
      />
    </Container>
  );
}

/** The licence to advertise, with the link that verifies it. */
export function Licence({ licence }: { licence: ProjectDetails['advertising_licence'] }) {
  const { t } = useTranslation('projects');
  if (!licence) return null;
  return (
    <p>
      {t('detail.licence', { number: licence.number })}{' '}
      <OuterTextLink href={licence.url}>{t('detail.verify')}</OuterTextLink>
    </p>
  );
}
