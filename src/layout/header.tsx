/** The band at the top of every page: 80 px, menu by plugins, language, register interest. */
import { Link } from 'gatsby';
import styled from 'styled-components';
import { hasPlugin, useOrganisation } from '../features/organisation';
import { useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { from } from '../theme';
import { ButtonLink, Container } from '../ui';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { headerEntries, type MenuEntry } from './navigation';

export function Header({ path }: { path: string }) {
  const { t } = useTranslation();
  const organisation = useOrganisation();
  const entries = headerEntries(organisation);
  const menu = (
    <ul>
      {entries.map((entry) => (
        <li key={entry.key}>
          <MenuLink entry={entry} path={path} />
        </li>
      ))}
    </ul>
  );
  return (
    <Band>
      <Row>
        <Logo />
        <WideNav aria-label={t('mainNavigation')}>{menu}</WideNav>
        <End>
          {organisation && hasPlugin(organisation, 'Localization') && <LanguageSwitch />}
          <ButtonLink to={routes.interest}>{t('nav.interest')}</ButtonLink>
          <NarrowNav key={path}>
            <summary>{t('menu')}</summary>
            <nav aria-label={t('mainNavigation')}>
              {menu}
              <ButtonLink to={routes.interest}>{t('nav.interest')}</ButtonLink>
            </nav>
          </NarrowNav>
        </End>
      </Row>
    </Band>
  );
}

function MenuLink({ entry, path }: { entry: MenuEntry; path: string }) {
  const { t } = useTranslation();
  const label = t(`nav.${entry.key}`);
  if (entry.external) {
    return (
      <a href={entry.to} rel="noopener">
        {label}
      </a>
    );
  }
  return (
    <Link to={entry.to} aria-current={path === entry.to ? 'page' : undefined}>
      {label}
    </Link>
  );
}

const Band = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  background: var(--white);
  border-block-end: 1px solid var(--line);
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  block-size: var(--hdr);
  font-size: var(--fs-sm);
  font-weight: 500;
  a {
    white-space: nowrap;
  }
`;

const WideNav = styled.nav`
  display: none;
  ${from('menu')} {
    display: block;
  }
  ul {
    display: flex;
    gap: var(--s4);
  }
  a {
    display: grid;
    align-items: center;
    min-block-size: 44px;
    border-block: 2px solid transparent;
  }
  a:hover,
  a[aria-current] {
    border-block-end-color: var(--brick);
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  & > a {
    display: none;
  }
  ${from('columns')} {
    & > a {
      display: inline-flex;
      min-block-size: 44px;
    }
  }
`;

const NarrowNav = styled.details`
  ${from('menu')} {
    display: none;
  }
  summary {
    display: grid;
    align-items: center;
    min-block-size: 44px;
    padding-inline: var(--s3);
    border: 1px solid var(--line-strong);
    border-radius: var(--r);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  nav {
    position: absolute;
    inset-inline: 0;
    inset-block-start: var(--hdr);
    max-block-size: calc(100vh - var(--hdr));
    overflow-y: auto;
    padding: var(--s4) var(--gutter);
    background: var(--white);
    box-shadow: var(--shadow-pop);
  }
  li a {
    display: grid;
    align-items: center;
    min-block-size: 54px;
  }
  a[aria-current] {
    font-weight: 700;
  }
`;
