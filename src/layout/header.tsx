import { memo, useState } from 'react';
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

interface HeaderProps {
  /** Address of the page. */
  path: string;
  /** Address of the last page whose first screen was seen. */
  seenPath: string;
}

// What does not depend on the page, or may be rendered after its first screen.
const HomeLink = memo(Logo);
const Navigation = memo(NavigationList);
const PhoneNumbers = memo(PhoneNumbersPopover);
const Languages = memo(LanguageSwitch);

/** 80 px: logo, menu by plugins, phone numbers, language, register interest. */
export function Header({ path, seenPath }: HeaderProps) {
  const { t } = useTranslation();
  const [drawerOpen, setDrawerOpen] = useState(false);
  return (
    <Band $overFilm={path === routes.home && !drawerOpen}>
      <Row>
        <HomeLink />
        <WideNav className="no-print" aria-label={t('mainNavigation')}>
          <ErrorBoundary>
            <Navigation path={seenPath} entriesOf={headerEntries} />
          </ErrorBoundary>
        </WideNav>
        <End className="no-print">
          {/* The key closes it on navigation. */}
          <ErrorBoundary>
            <PhoneNumbers key={seenPath} />
          </ErrorBoundary>
          <ErrorBoundary>
            <Languages path={seenPath} />
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
