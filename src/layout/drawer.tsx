import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useOrganization } from '../features/organization';
import { useTranslation } from '../i18n';
import { routes } from '../lib/routes';
import { from } from '../theme';
import { ArrowLeftIcon, ButtonLink, Dialog, PhoneIcon } from '../ui';
import { LanguageSwitch } from './language-switch';
import { menuRow, menuRows } from './menu.styles';
import { contactNumbers, drawerEntries } from './menu-entries';
import { NavigationList } from './navigation-list';
import { PhoneNumberList } from './phone-numbers';

export interface DrawerProps {
  path: string;
  open: boolean;
  onClose: () => void;
}

/** The menu on screens below 1280 px, from the start side. Closes on its first row, Escape, or a click beside it. */
export function Drawer({ path, open, onClose }: DrawerProps) {
  const { t } = useTranslation();
  const hasNumbers = contactNumbers(useOrganization()).length > 0;
  // Also for a link to the current page, which changes no address.
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href^="/"]')) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} label={t('menu')} kind="drawer">
      <Rows onClick={closeOnLink}>
        <Back type="button" onClick={onClose}>
          <ArrowLeftIcon />
          {t('back')}
        </Back>
        <nav aria-label={t('mainNavigation')}>
          <NavigationList path={path} entriesOf={drawerEntries} />
          {hasNumbers && (
            <Numbers>
              <summary>
                {t('nav.numbers')}
                <PhoneIcon size={16} />
              </summary>
              <PhoneNumberList />
            </Numbers>
          )}
        </nav>
        <PhoneOnly>
          <ButtonLink to={routes.interest} block>
            {t('nav.interest')}
          </ButtonLink>
          <LanguageSwitch path={path} block />
        </PhoneOnly>
      </Rows>
    </Dialog>
  );
}

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  padding: 0 var(--s5) var(--s5);
  nav {
    ${menuRows}
  }
`;

const Back = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-block-size: var(--hdr);
  border-block-end: 1px solid var(--ink);
  font-weight: 500;
  &:hover,
  &:active {
    color: var(--brick);
  }
`;

const Numbers = styled.details`
  summary {
    ${menuRow}
  }
  li > a {
    min-block-size: 48px;
    padding-inline: var(--s3);
    font-size: var(--fs-sm);
  }
`;

/** On wider screens the header has these. */
const PhoneOnly = styled.div`
  display: grid;
  gap: var(--s3);
  padding-block-start: var(--s5);
  ${from('columns')} {
    display: none;
  }
`;
