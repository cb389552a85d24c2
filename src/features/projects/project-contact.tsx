/** The way to ask about one project: what it is, its WhatsApp, its licence, a form. */
import type { ReactNode } from 'react';
import { useLocalized, useTranslation } from '../../i18n';
import { whatsappHref } from '../../lib/phone';
import { routes } from '../../lib/routes';
import { Actions, ButtonLink, Container } from '../../ui';
import type { ProjectDetails } from './project-details';
import { Licence } from './sections/intro';

export type ContactProject = Pick<
  ProjectDetails,
  'id' | 'slug' | 'name' | 'whatsapp' | 'advertising_licence'
>;

export function ProjectContact({ project, form }: { project: ContactProject; form: ReactNode }) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  const { slug, name, whatsapp, advertising_licence } = project;
  return (
    <Container>
      <Actions>
        {whatsapp && (
          <ButtonLink
            variant="secondary"
            to={whatsappHref(whatsapp, t('detail.whatsappText', { project: localized(name) }))}
          >
            {t('whatsapp')}
          </ButtonLink>
        )}
        <ButtonLink variant="outline" to={routes.project(slug)}>
          {t('detail.open')}
        </ButtonLink>
      </Actions>
      <Licence licence={advertising_licence} />
      {form}
    </Container>
  );
}
