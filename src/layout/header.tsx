/** The band at the top of every page: 80 px, menu by plugins, numbers, language, register interest. */
import { useState } from 'react';
import { useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { ButtonLink, SectionBoundary } from '../ui';
import { Band, End, Row, WideNav } from './header.styles';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { MenuButton } from './menu-button';
import { NavigationList } from './navigation-list';
import { NumbersPopover } from './numbers';

export function Header({ path }: { path: string }) {
  const { t } = useTranslation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <Band $overFilm={path === routes.home && !drawerOpen}>
      <Row>
        <Logo />
        <WideNav className="no-print" aria-label={t('mainNavigation')}>
          <SectionBoundary>
            <NavigationList path={path} />
          </SectionBoundary>
        </WideNav>
        <End className="no-print">
          {/* A new one on each page: what was open is closed. */}
          <SectionBoundary>
            <NumbersPopover key={path} />
          </SectionBoundary>
          <SectionBoundary>
            <LanguageSwitch path={path} />
          </SectionBoundary>
          <ButtonLink to={routes.interest} small>
            {t('nav.interest')}
          </ButtonLink>
          <MenuButton path={path} open={drawerOpen} setOpen={setDrawerOpen} />
        </End>
      </Row>
    </Band>
  );
}
