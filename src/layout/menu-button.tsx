/** Opens the menu on medium and smaller screens: a side drawer, or before the page answers a plain list below the header. */
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { from } from '../theme';
import { IconButton, MenuIcon } from '../ui';
import type { DrawerProps } from './drawer';
import { PlainMenu } from './plain-menu';

interface MenuButtonProps {
  path: string;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Its code comes when a visitor is about to open it. */
const loadDrawer = () => import('./drawer');
const prepareDrawer = () => void loadDrawer().catch(() => undefined);

export function MenuButton({ path, open, setOpen }: MenuButtonProps) {
  const { t } = useTranslation();
  // In the HTML, and should the drawer's code not come, the menu is one that needs no code.
  const [plain, setPlain] = useState<'closed' | 'open' | undefined>('closed');
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>();
  const plainMenu = useRef<HTMLDetailsElement>(null);

  const show = useCallback(() => {
    loadDrawer().then(
      (module) => {
        setDrawer(() => module.Drawer);
        setOpen(true);
      },
      () => setPlain('open'),
    );
  }, [setOpen]);

  useEffect(() => {
    setPlain(undefined);
    if (plainMenu.current?.open) show();
  }, [show]);

  useEffect(() => {
    setPlain((now) => now && 'closed');
    setOpen(false);
  }, [path, setOpen]);

  return (
    <>
      <Narrow>
        {plain ? (
          <PlainMenu key={path} ref={plainMenu} path={path} open={plain === 'open'} />
        ) : (
          <IconButton
            bare
            label={t('menu')}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={prepareDrawer}
            onFocus={prepareDrawer}
            onClick={show}
          >
            <MenuIcon />
          </IconButton>
        )}
      </Narrow>
      {Drawer && <Drawer path={path} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The three lines end where the content of the page ends. */
const Narrow = styled.div`
  margin-inline-end: -10px;
  ${from('menu')} {
    display: none;
  }
`;
