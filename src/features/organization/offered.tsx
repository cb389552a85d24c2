/** A page of a section that the company may switch off: without it, plain words and the ways to reach the company. */
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '../../i18n';
import { displayPhone, telHref, whatsappHref } from '../../lib/phone';
import type { SectionPlugin } from '../../lib/optional-sections';
import { routes } from '../../lib/routes';
import { Actions, ButtonLink, Container, Num, OuterTextLink, TitledPage } from '../../ui';
import { useHasPlugin } from './use-offered';
import { useOrganization } from './use-organization';

interface OfferedProps {
  plugin: SectionPlugin;
  /** The page as it is while the section is offered. */
  children: ReactNode;
}

export function Offered({ plugin, children }: OfferedProps) {
  return useHasPlugin(plugin) ? children : <NotOffered plugin={plugin} />;
}

function NotOffered({ plugin }: { plugin: SectionPlugin }) {
  const { t } = useTranslation();
  const { phone1, whatsapp } = useOrganization() ?? {};
  useNoIndex();
  return (
    <TitledPage title={t(`notOffered.${plugin}`)} lead={t('notOffered.lead')}>
      <Container>
        <Actions>
          <ButtonLink to={routes.contact}>{t('nav.contact')}</ButtonLink>
          <ButtonLink to={routes.projects} variant="outline">
            {t('nav.projects')}
          </ButtonLink>
          {phone1 && (
            <OuterTextLink href={telHref(phone1)}>
              <Num>{displayPhone(phone1)}</Num>
            </OuterTextLink>
          )}
          {whatsapp && <OuterTextLink href={whatsappHref(whatsapp)}>{t('whatsapp')}</OuterTextLink>}
        </Actions>
      </Container>
    </TitledPage>
  );
}

/** The build says so in the head of a section that was off then; this is for one that was switched off since. */
function useNoIndex(): void {
  useEffect(() => {
    if (document.querySelector('meta[name="robots"]')) return undefined;
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}
