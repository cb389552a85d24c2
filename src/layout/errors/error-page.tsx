import { useEffect, type ReactNode } from 'react';
import { useStore } from '../../browser/use-store';
import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { Actions, Button, ButtonLink, Container, Lead, Num } from '../../ui';
import { Drawing, PlumbLine, Screen, Status, Texts } from './error-page.styles';
import { failedPage } from './failed-navigation';

interface ErrorPageProps {
  /** 404 for what does not exist; anything else is unexpected. */
  status: number;
  /** Address to try again; that of the page unless given. */
  retry?: string;
}

/** What went wrong, in the words of the specification, with links to home and on. */
export function ErrorPage({ status, retry }: ErrorPageProps) {
  const { t } = useTranslation();
  const notFound = status === 404;
  return (
    <Screen>
      <PlumbLine aria-hidden="true" />
      <Drawing viewBox="0 0 1120 560" aria-hidden="true">
        <use href="/drawings/elevation.svg#lines" />
      </Drawing>
      <Container>
        <Texts>
          <Status>
            <Num>{status}</Num>
          </Status>
          <h1>{t(notFound ? 'error.notFound' : 'error.unexpected')}</h1>
          <Lead>{t(notFound ? 'error.notFoundHint' : 'error.unexpectedHint')}</Lead>
        </Texts>
        <Actions>
          <ButtonLink to={routes.home}>{t('error.home')}</ButtonLink>
          {notFound ? (
            <ButtonLink to={routes.projects} variant="outline">
              {t('nav.projects')}
            </ButtonLink>
          ) : (
            <Button variant="outline" onClick={() => reload(retry)}>
              {t('error.retry')}
            </Button>
          )}
        </Actions>
      </Container>
    </Screen>
  );
}

/** The visitor asked for it, so it does not count as one of the automatic reloads. */
function reload(address: string | undefined): void {
  if (address === undefined) window.location.reload();
  else window.location.assign(address);
}

/**
 * Shows the error page for a page that could not be loaded. The page before stays mounted behind it, with everything that
 * was typed.
 */
export function PageOrError({ children }: { children: ReactNode }) {
  const address = useStore(failedPage, undefined);
  const failed = address !== undefined;
  useEffect(() => {
    if (!failed) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus();
  }, [failed]);
  return (
    <>
      {failed && <ErrorPage status={500} retry={address} />}
      <div hidden={failed}>{children}</div>
    </>
  );
}
