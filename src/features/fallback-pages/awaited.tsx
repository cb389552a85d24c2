import { useTranslation } from '../../i18n';
import { Container, Page } from '../../ui';

/** Stands where a record is awaited. */
export function Awaited() {
  const { t } = useTranslation();
  return (
    <Page>
      <Container>
        <p role="status">{t('loading')}</p>
      </Container>
    </Page>
  );
}
