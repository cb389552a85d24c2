/** What went wrong, in the words of the specification, and the way home. */
import { useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { Actions, ButtonLink, Container, Lead, Page } from '../ui';

export function ErrorPage({ status }: { status: number }) {
  const { t } = useTranslation();
  const missing = status === 404;
  return (
    <Page>
      <Container>
        <h1>{missing ? t('error.notFound') : t('error.unexpected')}</h1>
        {missing && <Lead>{t('error.notFoundHint')}</Lead>}
        <Actions>
          <ButtonLink to={routes.home}>{t('error.home')}</ButtonLink>
          <ButtonLink to={routes.projects} variant="outline">
            {t('allProjects')}
          </ButtonLink>
        </Actions>
      </Container>
    </Page>
  );
}
