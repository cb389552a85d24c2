import { useTranslation } from '../i18n';
import { Container, Page } from '../ui';

/** Shown while a record loads. */
export function LoadingPage() {
  const { t } = useTranslation();
  return (
    <Page>
      <Container>
        <p role="status">{t('loading')}</p>
      </Container>
    </Page>
  );
}
