/** Opens the menu on medium and smaller screens: a side drawer, or before the page answers a plain list below the header. */
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { createLazyModule } from '../browser/lazy-module';
import { from } from '../theme';
import { IconButton, MenuIcon, useAhead } from '../ui';
import type { DrawerProps } from './drawer';
import { PlainMenu } from './plain-menu';

interface MenuButtonProps {
  path: string;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Its code comes when the page is at rest, or a visitor is about to open it. */
const drawer = createLazyModule(() => import('./drawer'));

export function MenuButton({ path, open, setOpen }: MenuButtonProps) {
  const { t } = useTranslation();
  // In the HTML, and should the drawer's code not come, the menu is one that needs no code.
  const [plain, setPlain] = useState<'closed' | 'open' | undefined>('closed');
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>();
  const plainMenu = useRef<HTMLDetailsElement>(null);

  const show = useCallback(() => {
    drawer.load().then(
      (module) => {
        setDrawer(() => module.Drawer);
        setOpen(true);
      },
      () => setPlain('open'),
    );
  }, [setOpen]);

  useAhead(prepareWhereShown);

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
            onPointerEnter={drawer.prepare}
            onFocus={drawer.prepare}
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

/** On wider screens the menu stands in the header. */
function prepareWhereShown(): void {
  if (!matchMedia(from('menu').replace('@media ', '')).matches) drawer.prepare();
}

/** The three lines end where the content of the page ends. */
const Narrow = styled.div`
  margin-inline-end: -10px;
  ${from('menu')} {
    display: none;
  }
`;
