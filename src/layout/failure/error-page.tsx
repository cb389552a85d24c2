/** What went wrong, in the words of the specification, and the way home; a leaning house beside a true plumb line. */
import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Actions, Button, ButtonLink, Container, Lead, Num } from '../../ui';
import { Drawing, Line, Status, Words, Yard } from './error-page.styles';

interface ErrorPageProps {
  /** 404 for what does not exist; anything else is unexpected. */
  status: number;
  /** Address to try again; that of the page unless given. */
  retry?: string;
}

export function ErrorPage({ status, retry }: ErrorPageProps) {
  const { t } = useTranslation();
  const missing = status === 404;
  return (
    <Yard>
      <Line aria-hidden="true" />
      <Drawing aria-hidden="true" />
      <Container>
        <Words>
          <Status>
            <Num>{status}</Num>
          </Status>
          <h1>{t(missing ? 'error.notFound' : 'error.unexpected')}</h1>
          <Lead>{t(missing ? 'error.notFoundHint' : 'error.unexpectedHint')}</Lead>
        </Words>
        <Actions>
          <ButtonLink to={routes.home}>{t('error.home')}</ButtonLink>
          {missing ? (
            <ButtonLink to={routes.projects} variant="outline">
              {t('nav.projects')}
            </ButtonLink>
          ) : (
            <Button variant="outline" onClick={() => loadAnew(retry)}>
              {t('error.retry')}
            </Button>
          )}
        </Actions>
      </Container>
    </Yard>
  );
}

/** The visitor asks for it, so it is not counted. */
function loadAnew(address: string | undefined): void {
  if (address === undefined) window.location.reload();
  else window.location.assign(address);
}
