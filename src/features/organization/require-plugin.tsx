import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n';
import { displayPhone, telHref, whatsappHref } from '../../lib/phone';
import type { SectionPlugin } from '../../domain/plugin-sections';
import { routes } from '../../lib/routes';
import { useNoIndex } from '../../seo/use-no-index';
import { Actions, ButtonLink, Container, Num, OuterTextLink, TitledPage } from '../../ui';
import { useHasPlugin } from './plugins';
import { useOrganization } from './use-organization';

interface RequirePluginProps {
  plugin: SectionPlugin;
  /** The page while the plugin is enabled. */
  children: ReactNode;
}

/** A page that needs a plugin; while that is not enabled it says so, and how to contact the company. */
export function RequirePlugin({ plugin, children }: RequirePluginProps) {
  return useHasPlugin(plugin) ? children : <PluginDisabled plugin={plugin} />;
}

function PluginDisabled({ plugin }: { plugin: SectionPlugin }) {
  const { t } = useTranslation();
  const { phone1, whatsapp } = useOrganization() ?? {};
  // The build says so in the head where the plugin was not enabled then; this is for one disabled since.
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
