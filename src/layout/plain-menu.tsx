/** The menu that needs no code: a list that opens below the header. */
import { forwardRef } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { ButtonLink, iconButtonStyle, MenuIcon } from '../ui';
import { menuRows } from './menu-rows';
import { NavigationList } from './navigation-list';
import { NumbersList } from './numbers';

export const PlainMenu = forwardRef<HTMLDetailsElement, { path: string; open: boolean }>(function PlainMenu(
  { path, open },
  ref,
) {
  const { t } = useTranslation();
  return (
    <details ref={ref} open={open}>
      <Opener $bare aria-label={t('menu')}>
        <MenuIcon />
      </Opener>
      <Below aria-label={t('mainNavigation')}>
        <NavigationList path={path} />
        <NumbersList />
        <ButtonLink to={routes.interest} block>
          {t('nav.interest')}
        </ButtonLink>
      </Below>
    </details>
  );
});

const Opener = styled.summary<{ $bare: boolean }>`
  ${iconButtonStyle}
`;

const Below = styled.nav`
  position: absolute;
  inset-inline: 0;
  inset-block-start: var(--hdr);
  display: grid;
  gap: var(--s4);
  max-block-size: calc(100vh - var(--hdr));
  max-block-size: calc(100svh - var(--hdr));
  overflow-y: auto;
  padding: 0 var(--gutter) var(--s5);
  background: var(--white);
  color: var(--ink);
  --ring: var(--ink);
  box-shadow: var(--shadow-pop);
  ${menuRows}
`;
