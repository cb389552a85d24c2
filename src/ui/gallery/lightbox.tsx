/** Pictures one at a time over the whole screen. Loaded when first opened; a large picture when it is shown. */
import { useState, type KeyboardEvent } from 'react';
import { useLocale, useTranslation } from '../../i18n';
import { Dialog } from '../dialog';
import { IconButton } from '../icon-button';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../icons';
import { Num } from '../num';
import type { GalleryItem } from './item';
import { Arrow, Head, Pictures, Stage } from './lightbox.styles';
import { Stepper } from './stepper';
import { Thumbs } from './thumbs';
import { useSwipe } from './use-swipe';
import { ZoomedPicture, type Zoom } from './zoomed-picture';

interface LightboxProps {
  open: boolean;
  onClose: () => void;
  /** What the pictures are of. */
  label: string;
  items: readonly GalleryItem[];
  /** Index of the picture shown first. */
  start: number;
}

const zooms: readonly Zoom[] = [1, 1.5, 2, 3];

export default function Lightbox({ open, onClose, label, items, start }: LightboxProps) {
  const { t } = useTranslation();
  const { dir } = useLocale();
  const [index, setIndex] = useState(start);
  const [zoom, setZoom] = useState<Zoom>(1);
  const item = items[index];
  const show = (next: number) => {
    setIndex((next + items.length) % items.length);
    setZoom(1);
  };
  const enlarge = (steps: number) => setZoom((now) => zooms[zooms.indexOf(now) + steps] ?? now);
  const leftwards = dir === 'rtl' ? 1 : -1;
  // The next picture lies where reading goes on; a finger pulls it in from there.
  const swipe = useSwipe((to) => zoom === 1 && show(index + (to === 'left' ? -leftwards : leftwards)));
  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: () => show(index + leftwards),
    ArrowRight: () => show(index - leftwards),
    Home: () => show(0),
    End: () => show(items.length - 1),
    '+': () => enlarge(1),
    '-': () => enlarge(-1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || (zoom > 1 && event.key.startsWith('Arrow'))) return; // arrows move the enlarged picture
    event.preventDefault();
    act();
  };
  if (!item) return null;
  return (
    <Dialog open={open} onClose={onClose} label={label} kind="full">
      <Pictures onKeyDown={onKeyDown}>
        <Head>
          <p>{item.alt}</p>
          <Stepper zoom={zoom} zooms={zooms} onStep={enlarge} />
          <span role="status">
            <Num>{t('gallery.position', { number: index + 1, total: items.length })}</Num>
          </span>
          <IconButton label={t('gallery.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
        <Stage {...swipe}>
          <ZoomedPicture key={item.key} item={item} zoom={zoom} label={t('gallery.stage')} />
          {items.length > 1 && (
            <>
              <Arrow $side="start" label={t('gallery.previous')} onClick={() => show(index - 1)}>
                <ChevronLeftIcon />
              </Arrow>
              <Arrow $side="end" label={t('gallery.next')} onClick={() => show(index + 1)}>
                <ChevronRightIcon />
              </Arrow>
            </>
          )}
        </Stage>
        {items.length > 1 && <Thumbs items={items} index={index} onChoose={show} />}
      </Pictures>
    </Dialog>
  );
}
