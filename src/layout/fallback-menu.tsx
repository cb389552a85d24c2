import { forwardRef } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { ButtonLink, iconButtonStyle, MenuIcon } from '../ui';
import { menuRows } from './menu.styles';
import { drawerEntries } from './menu-entries';
import { NavigationList } from './navigation-list';
import { PhoneNumberList } from './phone-numbers';

/** The menu without JavaScript: `<details>` with a list below the header. */
export const FallbackMenu = forwardRef<HTMLDetailsElement, { path: string; open: boolean }>(
  function FallbackMenu({ path, open }, ref) {
    const { t } = useTranslation();
    return (
      <details ref={ref} open={open}>
        <ToggleButton $bare aria-label={t('menu')}>
          <MenuIcon />
        </ToggleButton>
        <List aria-label={t('mainNavigation')}>
          <NavigationList path={path} entriesOf={drawerEntries} />
          <PhoneNumberList />
          <ButtonLink to={routes.interest} block>
            {t('nav.interest')}
          </ButtonLink>
        </List>
      </details>
    );
  },
);

const ToggleButton = styled.summary<{ $bare: boolean }>`
  ${iconButtonStyle}
`;

const List = styled.nav`
  position: absolute;
  inset-inline: 0;
  inset-block-start: var(--hdr);
  display: grid;
  gap: var(--s4);
  max-block-size: calc(100vh - var(--hdr));
  @supports (height: 100svh) {
    max-block-size: calc(100svh - var(--hdr));
  }
  overflow-y: auto;
  padding: 0 var(--gutter) var(--s5);
  background: var(--white);
  color: var(--ink);
  --ring: var(--ink);
  box-shadow: var(--shadow-pop);
  ${menuRows}
`;
