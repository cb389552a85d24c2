import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { answerPress } from '../browser/answer-press';
import { createLazyModule } from '../browser/lazy-module';
import { from } from '../theme';
import { IconButton, MenuIcon, usePrefetch } from '../ui';
import type { DrawerProps } from './drawer';
import { FallbackMenu } from './fallback-menu';

interface MenuButtonProps {
  path: string;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Prefetched when idle, and when a visitor is about to open it. */
const drawer = createLazyModule(() => import('./drawer'));

/** Opens the menu on screens below 1280 px: a drawer, or before hydration a list below the header. */
export function MenuButton({ path, open, setOpen }: MenuButtonProps) {
  const { t } = useTranslation();
  // Shown in the HTML, and when the drawer's code does not load.
  const [fallback, setFallback] = useState<'closed' | 'open' | undefined>('closed');
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>();
  const fallbackMenu = useRef<HTMLDetailsElement>(null);

  const show = useCallback(() => {
    drawer.load().then(
      (module) => {
        setDrawer(() => module.Drawer);
        setOpen(true);
      },
      () => setFallback('open'),
    );
  }, [setOpen]);

  usePrefetch(preloadDrawer);

  useEffect(() => {
    setFallback(undefined);
    if (fallbackMenu.current?.open) show();
  }, [show]);

  useEffect(() => {
    setFallback((now) => now && 'closed');
    setOpen(false);
  }, [path, setOpen]);

  return (
    <>
      <Narrow>
        {fallback ? (
          <FallbackMenu key={path} ref={fallbackMenu} path={path} open={fallback === 'open'} />
        ) : (
          <IconButton
            bare
            label={t('menu')}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={drawer.preload}
            onFocus={drawer.preload}
            onClick={({ currentTarget }) => void answerPress(currentTarget, show)}
          >
            <MenuIcon />
          </IconButton>
        )}
      </Narrow>
      {Drawer && <Drawer path={path} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Wider screens have the menu in the header. */
function preloadDrawer(): void {
  if (!matchMedia(from('menu').replace('@media ', '')).matches) drawer.preload();
}

/** The icon ends where the content of the page ends. */
const Narrow = styled.div`
  margin-inline-end: -10px;
  ${from('menu')} {
    display: none;
  }
`;
