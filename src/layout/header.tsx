import { useState } from 'react';
import { useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { ButtonLink, ErrorBoundary } from '../ui';
import { Band, End, Row, WideNav } from './header.styles';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { MenuButton } from './menu-button';
import { headerEntries } from './menu-entries';
import { NavigationList } from './navigation-list';
import { PhoneNumbersPopover } from './phone-numbers';

/** 80 px: logo, menu by plugins, phone numbers, language, register interest. */
export function Header({ path }: { path: string }) {
  const { t } = useTranslation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <Band $overFilm={path === routes.home && !drawerOpen}>
      <Row>
        <Logo />
        <WideNav className="no-print" aria-label={t('mainNavigation')}>
          <ErrorBoundary>
            <NavigationList path={path} entriesOf={headerEntries} />
          </ErrorBoundary>
        </WideNav>
        <End className="no-print">
          {/* The key closes it on navigation. */}
          <ErrorBoundary>
            <PhoneNumbersPopover key={path} />
          </ErrorBoundary>
          <ErrorBoundary>
            <LanguageSwitch path={path} />
          </ErrorBoundary>
          <ButtonLink to={routes.interest} small>
            {t('nav.interest')}
          </ButtonLink>
          <MenuButton path={path} open={drawerOpen} setOpen={setDrawerOpen} />
        </End>
      </Row>
    </Band>
  );
}
